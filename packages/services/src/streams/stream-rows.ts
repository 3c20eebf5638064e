import { call } from "../client/index.js";
import {
  analyticServicesStream,
  ascendStream,
  followingStream,
  historyStream,
  listStream,
  magazineStream,
  orderedStream,
  type StreamPage,
  savesStream,
  searchStream,
  searchWithFilters,
  visualLibraryStream,
  webinarsStream,
} from "../contract/index.js";
import type { PageRequest } from "./stream-options.js";

const ROWS = {
  history: historyStream,
  following: followingStream,
  search: searchStream,
  webinars: webinarsStream,
  "visual-library": visualLibraryStream,
  "hbr-analytic-services": analyticServicesStream,
  ascend: ascendStream,
  magazine: magazineStream,
  ordered: orderedStream,
} as const;

/** Entries in one response of a filtered search. */
const FILTERED_PAGE_SIZE = 10;

/** Requests one page. The folder 'all' uses user/saves, and other folders use user/list/{id} (content-4.6). */
export function readPage(
  { name, list, filters, pageSize }: PageRequest,
  pageNumber: number,
  signal: AbortSignal,
): Promise<StreamPage> {
  const query = { ...filters, format: "json" } as const;
  const params = { pageNumber, pageSize };
  const { term, filters: fields, sort, order } = filters;
  // The first page of a filtered or ordered search uses POST search (content-7.3).
  if (name === "search" && pageNumber === 1 && pageSize === FILTERED_PAGE_SIZE && (fields || sort || order)) {
    return call(searchWithFilters, { query: { term, filters: fields, sort, order }, signal });
  }
  if (name !== "saves" && name !== "list") return call(ROWS[name], { params, query, signal });
  if (list === "" || list === "all") return call(savesStream, { params, query, signal });
  return call(listStream, { params: { ...params, listId: list }, query, signal });
}
