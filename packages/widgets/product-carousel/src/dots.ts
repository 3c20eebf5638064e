import { makeElement } from "@quire/element";
import { text } from "./text.js";

/** A button for each page. */
export class Dots {
  readonly node = makeElement("div", { part: "dots", role: "group", "data-live": "" });
  readonly #onPress: (page: number) => void;

  constructor(onPress: (page: number) => void) {
    this.#onPress = onPress;
  }

  /** Shows `count` dots. A single page has none. */
  show(count: number, current: number): void {
    const { node } = this;
    node.hidden = count < 2;
    node.setAttribute("aria-label", text("dots"));
    while (node.childElementCount > count) node.lastElementChild?.remove();
    while (node.childElementCount < count) node.append(this.#dot(node.childElementCount));
    // Not by `entries()`, which some old libraries replace.
    [...node.children].forEach((dot, page) => {
      dot.setAttribute("aria-label", text("dot", { page: page + 1, count }));
      if (page === current) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    });
  }

  /** Moves focus to the dot of a page that was reached by keys, if a dot has the focus. */
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
