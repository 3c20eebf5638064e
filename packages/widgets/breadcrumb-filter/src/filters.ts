import { type DomPlace, type DomView, makeElement } from "@quire/element";
import type { Breadcrumb, Listing } from "./breadcrumb.js";
import { clearPath } from "./clear-path.js";
import { text } from "./text.js";

/** Attributes and props of the breadcrumb filter. */
interface BreadcrumbFilterOptions {
  readonly listing: Listing;
  /** Filters that replace the page's own links. */
  readonly breadcrumbs: readonly Breadcrumb[] | undefined;
}

/** The filters in plain DOM. They are links, so they work as the page's own links do. */
export class Filters implements DomView<BreadcrumbFilterOptions> {
  readonly #place: DomPlace;
  readonly #list = makeElement("ul", { part: "filters", role: "list" });
  #options: BreadcrumbFilterOptions | undefined;
  #shown = "";
  #observer: MutationObserver | undefined;

  constructor(place: DomPlace) {
    this.#place = place;
    place.root.append(this.#list);
  }

  set(options: BreadcrumbFilterOptions): void {
    this.#options = options;
    this.#observer ??= this.#observe();
    this.#paint();
  }

  end(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  #observe(): MutationObserver {
    const observer = new MutationObserver(() => this.#paint());
    observer.observe(this.#place.host, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-breadcrumb"],
    });
    return observer;
  }

  #paint(): void {
    if (!this.#options) return;
    const { listing, breadcrumbs = readLinks(this.#place.host) } = this.#options;
    this.#place.show(breadcrumbs.length === 0 ? "empty" : "ready");
    // Unchanged filters keep their elements, and with them the focus.
    const shown = JSON.stringify([
      listing,
      breadcrumbs,
      text("label"),
      text("clear", { filter: "" }),
      text("clearAll"),
    ]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const items = breadcrumbs.map((one) => filterItem(listing, one));
    if (items.length > 1) items.push(clearAllItem(listing));
    this.#list.setAttribute("aria-label", text("label"));
    this.#list.replaceChildren(...items);
    this.#list.hidden = items.length === 0;
  }
}

function filterItem(listing: Listing, { label, breadcrumb }: Breadcrumb): HTMLElement {
  const href = clearPath(listing, breadcrumb);
  const link = makeElement(
    "a",
    { part: "clear", href, "aria-label": text("clear", { filter: label }) },
    label,
  );
  return makeElement("li", { part: "filter" }, link);
}

function clearAllItem(listing: Listing): HTMLElement {
  const link = makeElement("a", { part: "clear-all", href: clearPath(listing, "") }, text("clearAll"));
  return makeElement("li", { part: "filter" }, link);
}

/** Reads the filters from the page's own links, each with `data-breadcrumb`. */
function readLinks(host: Element): Breadcrumb[] {
  const links = host.querySelectorAll<HTMLElement>(":scope [data-breadcrumb]");
  return [...links]
    .map((link) => ({
      label: link.textContent?.trim().replace(/\s+/g, " ") ?? "",
      breadcrumb: link.dataset.breadcrumb ?? "",
    }))
    .filter(({ label }) => label !== "");
}
