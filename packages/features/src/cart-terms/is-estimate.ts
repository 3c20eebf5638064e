import type { CartTotals } from "@quire/services/cart";

/** Returns true until the server has quoted tax and, for something to ship, shipping. */
export function isEstimate({ tax, shipping }: CartTotals, ships: boolean): boolean {
  return tax === undefined || (ships && shipping === undefined);
}
