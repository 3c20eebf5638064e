import { pageStorage } from "@quire/core";

export const SUMMARY_KEY = "shopping-cart";

/**
 * The data of the badge, as plain JSON in local storage under `shopping-cart`. Pages can read it. The total is in major
 * units as the API writes it, `modifiedTime` comes from the cart.
 */
export interface CartSummary {
  readonly count: number;
  readonly total: string | number | null;
  readonly modifiedTime: string | number | null;
}

/**
 * Returns the badge's count from the storage, or 0. It runs before the first paint and reads only the number. `syncCart`
 * parses the rest.
 */
export function getStoredCount(): number {
  try {
    const { count } = JSON.parse(pageStorage().get(SUMMARY_KEY) ?? "{}");
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0; // The data are invalid or foreign. `syncCart` reports them.
  }
}
