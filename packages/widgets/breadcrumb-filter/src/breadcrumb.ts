/** The listings with such filters (content-2.14). */
export const LISTINGS = ["ascend", "hbr-analytic-services"] as const;
export type Listing = (typeof LISTINGS)[number];

/** An active filter, and the listing's address without it. */
export interface Breadcrumb {
  readonly label: string;
  /**
   * The part after the listing's name, such as "/topic/strategy" or "?format=report". Empty if no other
   * filter is left.
   */
  readonly breadcrumb: string;
}

/** Returns true if a value is valid for the attribute `breadcrumbs`. */
export function isBreadcrumbs(value: unknown): value is readonly Breadcrumb[] {
  return Array.isArray(value) && value.every(isBreadcrumb);
}

function isBreadcrumb(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { label, breadcrumb } = value as Partial<Record<string, unknown>>; // The cast is safe: any object may be read as partial.
  return typeof label === "string" && typeof breadcrumb === "string";
}
