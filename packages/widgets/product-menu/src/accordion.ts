import { ignoreSecondClick, safeHref, uniqueId } from "@quire/core";
import { makeElement } from "@quire/element";
import type { MenuGroup, MenuLink } from "./menu-groups.js";

/** One group in plain DOM: a heading with a button, and the panel that it opens. */
export class Accordion {
  readonly group: MenuGroup;
  readonly node: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly #panel: HTMLElement;
  /** True after the user opened or closed the group, also by opening another one. */
  isTouched = false;

  constructor(group: MenuGroup, onToggle: (accordion: Accordion) => void) {
    this.group = group;
    const { title, links, open } = group;
    const id = uniqueId("group");
    this.button = makeElement(
      "button",
      { part: "button", type: "button", id, "aria-controls": `${id}-links` },
      title,
    );
    const list = makeElement("ul", { part: "links", role: "list" }, ...links.map(linkItem));
    this.#panel = makeElement(
      "div",
      { part: "panel", id: `${id}-links`, role: "group", "aria-labelledby": id },
      list,
    );
    this.node = makeElement(
      "div",
      { part: "group" },
      makeElement("h3", { part: "heading" }, this.button),
      this.#panel,
    );
    this.button.addEventListener("click", () => {
      onToggle(this);
      ignoreSecondClick();
    });
    // The browser's search found text in the closed panel.
    this.#panel.addEventListener("beforematch", () => onToggle(this));
    this.expand(open === true || links.some(({ current }) => current));
  }

  get isExpanded(): boolean {
    return this.button.ariaExpanded === "true";
  }

  /** Returns the counterpart of an element of the previous accordion: the same link, if it can be reached. */
  counterpart(element: Element): HTMLElement {
    const href = element.getAttribute("href");
    const links = this.isExpanded ? [...this.#panel.querySelectorAll("a")] : [];
    return links.find((link) => link.getAttribute("href") === href) ?? this.button;
  }

  expand(isExpanded: boolean): void {
    this.button.ariaExpanded = String(isExpanded);
    if (isExpanded) this.#panel.removeAttribute("hidden");
    else this.#panel.setAttribute("hidden", "until-found");
  }
}

function linkItem({ label, href, current }: MenuLink): HTMLElement {
  const safe = safeHref(href);
  const words = safe
    ? makeElement("a", { part: "link", href: safe }, label)
    : makeElement("span", { part: "link" }, label);
  if (current) words.setAttribute("aria-current", "page");
  return makeElement("li", {}, words);
}
