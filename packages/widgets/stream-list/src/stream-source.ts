import type { StreamFilters, StreamName } from "@quire/services/streams";

/** The source of a stream, set by attributes and tabs. */
export interface StreamSource {
  readonly stream: StreamName;
  /** A folder, or an empty string. */
  readonly folder: string;
  /** A topic, or an empty string. */
  readonly filter: string;
  /** A query string as in an address. */
  readonly query: string;
}

/** Returns a tab's stream. Values that the tab does not set are those of the list. */
export function getSource(
  own: StreamSource,
  tab: Partial<{ [Name in keyof StreamSource]: StreamSource[Name] | undefined }> = {},
): StreamSource {
  return {
    stream: tab.stream ?? own.stream,
    folder: tab.folder ?? own.folder,
    filter: tab.filter ?? own.filter,
    query: tab.query ?? own.query,
  };
}

/** Maximum lengths in a call. Other parameters have the length `DEFAULT_MAX_LENGTH`. */
const MAX_LENGTHS: Readonly<Record<string, number>> = { filters: 1000, sort: 32, order: 32 };
const DEFAULT_MAX_LENGTH = 200;

const NAMES = ["filter", "activity", "term", "filters", "sort", "order"] as const;

/**
 * Returns the filters of a stream's requests. The page's address overrides `query`, and the topic overrides both. In the
 * address the term may be `q`.
 * @param address as `location.search`
 */
export function getFilters(
  { query, filter }: Pick<StreamSource, "query" | "filter">,
  address = "",
): StreamFilters {
  const parameters = new URLSearchParams(query);
  const page = new URLSearchParams(address);
  const read = (name: string) => page.get(name) || parameters.get(name) || "";
  const filters: Record<string, string> = {};
  for (const name of NAMES) {
    const value = (name === "term" ? read("q") || read(name) : read(name)).trim();
    if (value) filters[name] = value.slice(0, MAX_LENGTHS[name] ?? DEFAULT_MAX_LENGTH);
  }
  return filter.trim() ? { ...filters, filter: filter.trim().slice(0, DEFAULT_MAX_LENGTH) } : filters;
}
