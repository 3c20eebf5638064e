import type { StreamQuery } from "../contract/index.js";
import type { StreamName } from "./stream-names.js";

/** Filters and order of a stream: a topic, an activity, a term, filters, sort, order. */
export type StreamFilters = Omit<StreamQuery, "format">;

/** Default number of entries for each page (content-9.3). */
const PAGE_SIZE = 8;

export interface StreamOptions {
  readonly name: StreamName;
  /** Folder of `saves` and `list`. 'all' or an omitted folder means everything saved (content-4.6). */
  readonly list?: string;
  readonly filters?: StreamFilters;
  /** Entries for each page: 8, or 10 with a page-size attribute (content-9.3). */
  readonly pageSize?: number;
  /** Page number in the address. Only that page shows. */
  readonly page?: number | undefined;
  /** Continues automatic loading after 2 loads (content-9.4). Default: false. */
  readonly unlimited?: boolean;
  /** Id of the stored position, for several streams of one name on a page. */
  readonly id?: string;
}

/** Parameters of the request for one page. */
export interface PageRequest {
  readonly name: StreamName;
  readonly list: string;
  readonly filters: StreamFilters;
  readonly pageSize: number;
}

export function toPageRequest({
  name,
  list = "",
  filters = {},
  pageSize = PAGE_SIZE,
}: StreamOptions): PageRequest {
  return { name, list, filters, pageSize };
}

/** Streams whose number of loaded pages is in the address as `loaded` (content-2.18). */
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

/** Streams of signed-in users. */
const OWN: readonly StreamName[] = ["saves", "list", "history", "following", "ordered"];

export function needsAccount(name: StreamName): boolean {
  return OWN.includes(name);
}
