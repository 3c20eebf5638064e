import { makeElement } from "@quire/element";
import { text } from "./text.js";

/** A button for each page. */
export class Dots {
  readonly node = makeElement("div", { part: "dots", role: "group", "data-live": "" });
  readonly #onPress: (page: number) => void;

  constructor(onPress: (page: number) => void) {
    this.#onPress = onPress;
  }

  /** One page needs no dots. */
  show(count: number, current: number): void {
    const { node } = this;
    node.hidden = count < 2;
    node.setAttribute("aria-label", text("dots"));
    while (node.childElementCount > count) node.lastElementChild?.remove();
    while (node.childElementCount < count) node.append(this.#dot(node.childElementCount));
    // Not by `entries()`, which old libraries put another one in the place of.
    [...node.children].forEach((dot, page) => {
      dot.setAttribute("aria-label", text("dot", { page: page + 1, count }));
      if (page === current) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    });
  }

  /** The keys have led to another page: the focus goes along, where a dot has it. */
  follow(page: number): void {
    const dots = this.node.querySelectorAll<HTMLElement>("button");
    if (this.node.querySelector(":focus")) dots[page]?.focus({ preventScroll: true });
  }

  #dot(page: number): HTMLElement {
    const dot = makeElement("button", { part: "dot", type: "button" });
    dot.addEventListener("click", () => this.#onPress(page));
    return dot;
  }
}
