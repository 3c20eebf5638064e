import { getKeptSearch, keepSearch, type StreamFilters } from "@quire/services/streams";
import { useEffect, useState } from "react";

/** The sort orders of a library, with their request parameters. The server's own order is the first. */
export const SORTS = {
  newest: {},
  oldest: { sort: "date", order: "asc" },
  title: { sort: "title", order: "asc" },
} as const satisfies Record<string, StreamFilters>;
export type SortOrder = keyof typeof SORTS;

/** Search and sort order of a library. */
export interface ListSearch {
  readonly folder: string;
  readonly term: string;
  readonly sort: SortOrder;
  readonly filters: StreamFilters;
  /** True after the first change. The tools then stay while the list loads. */
  readonly isUsed: boolean;
  /** Increases when the search is cleared. */
  readonly round: number;
  change(change: { readonly term?: string; readonly sort?: SortOrder }): void;
  clear(): void;
}

/**
 * Holds the search and sort order of a library, also for a return to the page. Another folder has no search, but the
 * same order.
 */
export function useListSearch(id: string, folder: string): ListSearch {
  const [kept, setKept] = useState(() => ({ ...readKept(id), round: 0, isUsed: false }));
  const term = kept.folder === folder ? kept.term : "";
  const { sort, round, isUsed } = kept;

  useEffect(() => {
    if (isUsed) keepSearch(id, { folder, term, sort });
  }, [id, folder, term, sort, isUsed]);

  return {
    folder,
    term,
    sort,
    filters: { ...(term && { term }), ...SORTS[sort] },
    isUsed,
    round,
    change: (change) => setKept({ ...kept, term, ...change, folder, isUsed: true }),
    clear: () => setKept({ ...kept, folder, term: "", round: round + 1, isUsed: true }),
  };
}

function readKept(id: string): { folder: string; term: string; sort: SortOrder } {
  const kept = getKeptSearch(id);
  const sort = kept && Object.hasOwn(SORTS, kept.sort) ? (kept.sort as SortOrder) : "newest";
  return { folder: kept?.folder ?? "", term: kept?.term ?? "", sort };
}
