/** The listings that have such filters (content-2.14). */
export const LISTINGS = ["ascend", "hbr-analytic-services"] as const;
export type Listing = (typeof LISTINGS)[number];

/** A filter that is set, and what the address of the listing says once it is cleared. */
export interface Breadcrumb {
  readonly label: string;
  /** The part after the listing's name, such as "/topic/strategy" or "?format=report"; empty if no other filter is left. */
  readonly breadcrumb: string;
}

/** Tells if a value is valid for the attribute `breadcrumbs`. */
export function isBreadcrumbs(value: unknown): value is readonly Breadcrumb[] {
  return Array.isArray(value) && value.every(isBreadcrumb);
}

function isBreadcrumb(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { label, breadcrumb } = value as Partial<Record<string, unknown>>; // Any object may be read so.
  return typeof label === "string" && typeof breadcrumb === "string";
}
