import type { CartSummary } from "./cart-summary.js";

/** The highest count that the badge accepts. */
const MAX_QUANTITY = 1e6;

/**
 * Parses the stored data of the badge. It uses no schema, because every page runs it.
 * @throws Error for invalid data
 */
export function parseSummary(stored: unknown): CartSummary {
  const { count, total, modifiedTime } = Object(stored);
  if (!Number.isInteger(count) || count < 0 || count > MAX_QUANTITY) throw new Error("It says no count.");
  return { count, total: plain(total), modifiedTime: plain(modifiedTime) };
}

function plain(value: unknown): string | number | null {
  if (typeof value === "string" || typeof value === "number") return value;
  if (value === null || value === undefined) return null;
  throw new Error("An amount or a time is neither a text nor a number.");
}
