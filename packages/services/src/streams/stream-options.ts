import type { StreamQuery } from "../contract/index.js";
import type { StreamName } from "./stream-names.js";

/** Filters and order of a stream: a topic, an activity, a term, filters, sort, order. */
export type StreamFilters = Omit<StreamQuery, "format">;

/** Entries a page, where no page size is set (content-9.3). */
const PAGE_SIZE = 8;

export interface StreamOptions {
  readonly name: StreamName;
  /** Of `saves` and `list`: 'all', or none, is everything saved (content-4.6). */
  readonly list?: string;
  readonly filters?: StreamFilters;
  /** Entries a page: 8, or 10 where a page-size attribute is set (content-9.3). */
  readonly pageSize?: number;
  /** The numbered page that shows first, as the address says; what shows is that page alone. */
  readonly page?: number | undefined;
  /** Automatic loading goes on after 2 loads (content-9.4); off by default. */
  readonly unlimited?: boolean;
  /** Several streams of one name on a page keep their places apart by it. */
  readonly id?: string;
}

/** Parameters of the request for one page. */
export interface PageRequest {
  readonly name: StreamName;
  readonly list: string;
  readonly filters: StreamFilters;
  readonly pageSize: number;
}

export function streamRequest({
  name,
  list = "",
  filters = {},
  pageSize = PAGE_SIZE,
}: StreamOptions): PageRequest {
  return { name, list, filters, pageSize };
}

/** Those that count their pages in the address as `loaded` (content-2.18). */
const COUNTED: readonly StreamName[] = [
  "search",
  "webinars",
  "visual-library",
  "hbr-analytic-services",
  "ascend",
];

export function countsPages(name: StreamName): boolean {
  return COUNTED.includes(name);
}

/** Those that belong to somebody who is signed in. */
const OWN: readonly StreamName[] = ["saves", "list", "history", "following", "ordered"];

export function needsAccount(name: StreamName): boolean {
  return OWN.includes(name);
}
