import { type Item, searchItems } from "@quire/example-reference-api";
import { getPaginationItems } from "@quire/services/streams";
import { itemView } from "./entry-view.js";

/** Default page size of the lists (content-9.3). A page with a grid sets its own. */
const PAGE_SIZE = 10;
const MOST_PAGES = 20;

export interface Wanted {
  readonly term?: string;
  readonly filters?: string;
  readonly sort?: string;
  readonly order?: string;
}

/** Finds the entries of a listing, in the same order with and without JavaScript. */
export function found(items: readonly Item[], { term, filters, sort, order }: Wanted): Item[] {
  return searchItems(items, { term, filters, sort: sort ?? (term ? "relevance" : "date"), order });
}

/** Parses `loaded` of the address as a number of pages (content-2.18). */
export function pagesLoaded(text: string | undefined): number {
  return Math.min(MOST_PAGES, /^[1-9]\d?$/.test(text ?? "") ? Number(text) : 1);
}

/** Returns the first pages of a list, with a link to one more. `address` already has its query. */
export function loadedView(items: readonly Item[], loaded: number, address: string, size = PAGE_SIZE) {
  const shown = items.slice(0, loaded * size);
  const hasMore = shown.length < items.length;
  return {
    entries: shown.map(itemView),
    more: hasMore && { href: withParameter(address, "loaded", String(loaded + 1)) },
  };
}

/** Returns one page of a numbered list, with Previous, Next and the numbers (content-2.44). */
export function numberedView(
  items: readonly Item[],
  pageText: string | undefined,
  path: string,
  size = PAGE_SIZE,
) {
  const last = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(last, /^[1-9]\d{0,3}$/.test(pageText ?? "") ? Number(pageText) : 1);
  const href = (number: number) => withParameter(path, "page", String(number));
  return {
    entries: items.slice((page - 1) * size, page * size).map(itemView),
    numbers: getPaginationItems(page, last).map((number) =>
      number === "ellipsis"
        ? { isLeftOut: true }
        : { page: { number, numberHref: href(number), isCurrent: number === page } },
    ),
    previous: page > 1 && { href: href(page - 1) },
    next: page < last && { href: href(page + 1) },
  };
}

function withParameter(address: string, name: string, value: string): string {
  const [path = "/", query = ""] = address.split("?");
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return `${path}?${parameters}`;
}
