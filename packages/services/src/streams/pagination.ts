/** One item of a numbered pagination: a page, or an ellipsis for left-out pages. */
export type PaginationItem = number | "ellipsis";

/** Maximum number of items in the pagination: page numbers and ellipses (content-2.45). */
export const PAGINATION_SIZE = { desktop: 7, mobile: 5 } as const;

/** Minimum number of pages that an ellipsis replaces. A single page shows its number instead. */
const MIN_PAGES_LEFT_OUT = 2;

/**
 * Returns the items of a pagination: up to 7 on desktop and 5 on mobile, with ellipses (content-2.45). The first, current
 * and last page are always included.
 * @param current page number from 1
 */
export function getPaginationItems(
  current: number,
  total: number,
  size: number = PAGINATION_SIZE.desktop,
): PaginationItem[] {
  const page = Math.min(Math.max(1, current), total);
  if (total <= size) return range(1, total);
  // First, last and their ellipses take four places.
  const inner = size - 2;
  const beside = inner - 2;
  const start = page - Math.floor((beside - 1) / 2);
  const end = start + beside - 1;
  if (start - 1 < MIN_PAGES_LEFT_OUT + 1) return [...range(1, inner), "ellipsis", total];
  if (total - end < MIN_PAGES_LEFT_OUT + 1) return [1, "ellipsis", ...range(total - inner + 1, total)];
  return [1, "ellipsis", ...range(start, end), "ellipsis", total];
}

function range(from: number, to: number): number[] {
  return [...Array(Math.max(0, to - from + 1)).keys()].map((i) => from + i);
}
