import { pageStorage } from "@quire/core";

export const SUMMARY_KEY = "shopping-cart";

/**
 * What the badge needs, in local storage as `shopping-cart` for hosts to read: plain JSON, the total in
 * major units as the API writes it, `modifiedTime` as the cart has it.
 */
export interface CartSummary {
  readonly count: number;
  readonly total: string | number | null;
  readonly modifiedTime: string | number | null;
}

/**
 * The badge's number as the storage has it. A number is all that is read here, before the first paint;
 * `syncCart` parses the rest.
 */
export function storedCount(): number {
  try {
    const { count } = JSON.parse(pageStorage().get(SUMMARY_KEY) ?? "{}");
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0; // Broken or foreign: `syncCart` reports it.
  }
}
