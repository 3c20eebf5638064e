import { emit } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { Accordion } from "./accordion.js";
import type { MenuGroup, MenuLink } from "./menu-groups.js";
import type { ProductMenuOptions } from "./product-menu-options.js";
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

/** Moves focus from heading to heading by the arrow keys, Home and End (ARIA Authoring Practices, accordion). */
function focusByKey(event: KeyboardEvent, accordions: readonly Accordion[]): void {
  const here = accordions.findIndex(({ button }) => button === event.target);
  if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const last = accordions.length - 1;
  const next = {
    ArrowDown: here === last ? 0 : here + 1,
    ArrowUp: here === 0 ? last : here - 1,
    Home: 0,
    End: last,
  };
  const nextItem = Object.entries(next).find(([key]) => key === event.key)?.[1];
  if (nextItem === undefined) return;
  event.preventDefault();
  accordions[nextItem]?.button.focus();
}

const HEADING = ":scope > :is(summary, h2, h3, h4, h5, h6)";

/** Reads the groups from the page's own markup: each is a `<details>` or `<section>` with a heading and links. */
function readMarkup(host: Element): MenuGroup[] {
  const sections = host.querySelectorAll(":scope > :is(details, section)");
  return [...sections].map(readGroup).filter(({ links }) => links.length > 0);
}

function readGroup(section: Element): MenuGroup {
  return {
    title: getWords(section.querySelector(HEADING)),
    links: [...section.querySelectorAll("a[href]")].map(readLink),
    open: section.hasAttribute("open"),
  };
}

function readLink(link: Element): MenuLink {
  const current = link.getAttribute("aria-current") ?? "false";
  return { label: getWords(link), href: link.getAttribute("href") ?? "", current: current !== "false" };
}

const getWords = (node: Element | null) => node?.textContent?.trim().replace(/\s+/g, " ") ?? "";

/**
 * The keys that identify a group, best first: all of it, its title, or its links' addresses, which no
 * language changes.
 */
const MARKS: readonly ((group: MenuGroup) => string)[] = [
  (group) => JSON.stringify(group),
  ({ title }) => title,
  ({ links }) => JSON.stringify(links.map(({ href }) => href)),
];

/** Returns the previous accordion of each group, if any. An accordion belongs to at most one group. */
function matchAccordions(
  groups: readonly MenuGroup[],
  before: readonly Accordion[],
): readonly (Accordion | undefined)[] {
  const left = new Set(before);
  const known: (Accordion | undefined)[] = groups.map(() => undefined);
  for (const getMark of MARKS) {
    for (const [at, group] of groups.entries()) {
      const same = known[at] ?? [...left].find((one) => getMark(one.group) === getMark(group));
      known[at] = same;
      if (same) left.delete(same);
    }
  }
  return known;
}
