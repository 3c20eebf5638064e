import type { Availability, CartItemType } from "../contract/index.js";

const DIGITAL = ["PDF", "HTM", "ZIP", "PPT", "XLS", "EPB"];

/** Item types by the last letters of a stock-keeping unit (content-9.16). */
const BY_SUFFIX = new Map<string, CartItemType>([
  ["KND", "ebook"],
  ["BUN", "bundle"],
  ...DIGITAL.map((suffix) => [suffix, "digital"] as const),
]);

const BY_LINE_TYPE = new Map<string, CartItemType>([
  ["SHIP", "ship"],
  ["EBOOK", "ebook"],
  ["BUNDLE", "bundle"],
]);

/**
 * Returns the type by a stock-keeping unit's last three letters: KND, BUN, PDF and so on. Any other product
 * is shipped.
 */
export function typeOfSku(sku: string): CartItemType {
  const suffix = sku.trim().slice(-3).toUpperCase();
  return BY_SUFFIX.get(suffix) ?? "ship";
}

/** Returns an availability's cart type, by its stock-keeping unit or, if it has none, by its line type. */
export function getType({ sku, lineType }: Pick<Availability, "sku" | "lineType">): CartItemType {
  if (sku.trim() !== "") return typeOfSku(sku);
  const named = lineType.trim().toUpperCase();
  return BY_LINE_TYPE.get(named) ?? "digital";
}
