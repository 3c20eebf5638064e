import type { Availability, CartItemType } from "../contract/index.js";

const DIGITAL = ["PDF", "HTM", "ZIP", "PPT", "XLS", "EPB"];

/** What the end of a stock-keeping unit says (content-9.16). */
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

/** What a stock-keeping unit is by its last three letters: KND, BUN, PDF and so on; anything else ships. */
export function typeOfSku(sku: string): CartItemType {
  const suffix = sku.trim().slice(-3).toUpperCase();
  return BY_SUFFIX.get(suffix) ?? "ship";
}

/** What an availability goes into the cart as: by its stock-keeping unit or, where the shop names none, its line type. */
export function typeOf({ sku, lineType }: Pick<Availability, "sku" | "lineType">): CartItemType {
  if (sku.trim() !== "") return typeOfSku(sku);
  const named = lineType.trim().toUpperCase();
  return BY_LINE_TYPE.get(named) ?? "digital";
}
