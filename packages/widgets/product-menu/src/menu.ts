import { emit } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { Accordion } from "./accordion.js";
import { focusByKey } from "./focus-by-key.js";
import { matchAccordions } from "./match-accordions.js";
import type { MenuGroup } from "./menu-groups.js";
import type { ProductMenuOptions } from "./product-menu-options.js";
import { readMarkup } from "./read-markup.js";
import { text } from "./text.js";

/** The menu in plain DOM, made from the page's own markup or from its attribute. */
export class Menu implements DomView<ProductMenuOptions> {
  readonly #place: DomPlace;
  readonly #nav = makeElement("nav", { part: "menu" });
  #options: ProductMenuOptions | undefined;
  #shown = "";
  #accordions: readonly Accordion[] = [];
  #observer: MutationObserver | undefined;

  constructor(place: DomPlace) {
    this.#place = place;
    this.#nav.addEventListener("keydown", (event) => focusByKey(event, this.#accordions));
    place.root.append(this.#nav);
  }

  set(options: ProductMenuOptions): void {
    this.#options = options;
    this.#observer ??= this.#observe();
    this.#paint();
  }

  end(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  /** Observes the page's markup, which may change after the script has run. */
  #observe(): MutationObserver {
    const observer = new MutationObserver(() => this.#paint());
    observer.observe(this.#place.host, { childList: true, subtree: true, characterData: true });
    return observer;
  }

  #paint(): void {
    const groups = this.#options?.groups ?? readMarkup(this.#place.host);
    this.#nav.setAttribute("aria-label", this.#options?.label || text("label"));
    this.#nav.hidden = groups.length === 0;
    this.#place.show(groups.length === 0 ? "empty" : "ready");
    const shown = JSON.stringify(groups);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { activeElement } = this.#place.root;
    const before = this.#accordions;
    const known = matchAccordions(groups, before);
    this.#accordions = groups.map((group, at) => this.#accordionOf(group, known[at]));
    this.#nav.replaceChildren(...this.#accordions.map(({ node }) => node));
    const focused = before.find(({ node }) => node.contains(activeElement));
    if (!focused || !activeElement) return;
    const focusedItem = this.#nav.contains(activeElement)
      ? activeElement
      : this.#accordions[known.indexOf(focused)]?.counterpart(activeElement);
    if (focusedItem instanceof HTMLElement) focusedItem.focus({ preventScroll: true });
  }

  /**
   * Returns a group's accordion. It keeps the state that the user has set, while a page that is still loading
   * adds groups and links.
   */
  #accordionOf(group: MenuGroup, known: Accordion | undefined): Accordion {
    if (known && JSON.stringify(known.group) === JSON.stringify(group)) return known;
    const made = new Accordion(group, (one) => this.#toggle(one));
    if (known?.isTouched) {
      made.expand(known.isExpanded);
      made.isTouched = true;
    }
    return made;
  }

  #toggle(one: Accordion): void {
    const expanded = !one.isExpanded;
    one.expand(expanded);
    one.isTouched = true;
    if (expanded && this.#options?.single) {
      for (const other of this.#accordions.filter((it) => it !== one)) {
        other.expand(false);
        other.isTouched = true;
      }
    }
    const detail = { title: one.group.title, expanded };
    if (this.#options?.onToggle) this.#options.onToggle(detail);
    else emit(this.#place.host, "quire-toggle", detail);
  }
}
