import { formatDay, formatLocalDate, formatMoney } from "@quire/core";
import type { Addition, CartLine, Limited } from "@quire/services/cart";
import { getLines } from "@quire/services/cart";
import type { CartItem } from "@quire/services/contract";
import { text } from "./text.js";

/** An added item as the dialog shows it. */
export interface ShownItem {
  readonly key: string;
  readonly name: string;
  readonly href: string | undefined;
  /** Subject, content type and format, if known. */
  readonly details: readonly string[];
  readonly quantity: number;
  /** Price of one copy, or empty if unknown. */
  readonly price: string;
  /** The note about a later delivery, with its date. Empty if the product is available. */
  readonly coming: string;
  /** The note that fewer were added than requested. Empty if all were added. */
  readonly limited: string;
}

/** The added items, each with its data from the cart. */
export function getShownItems({ items, cart, outcome }: Addition, locale: string): readonly ShownItem[] {
  const lines = getLines(cart);
  const { limited = [] } = outcome.kind === "added" ? outcome : {};
  return items.map((item, index) => ({
    key: `${index}`,
    ...shownItem(item, getLine(item, lines), locale),
    limited: getLimitNote(limited.find((one) => isSameLine(item, one))?.quantity),
  }));
}

function shownItem(
  item: CartItem,
  line: CartLine | undefined,
  locale: string,
): Omit<ShownItem, "key" | "limited"> {
  const { primaryCategory = "", contentType = "" } = line?.item.product ?? {};
  const isPermission = item.type === "Perm";
  const format = isPermission ? text("permissions") : (line?.format ?? item.format ?? "");
  return {
    name: line?.name || text("product", { productId: item.productId }),
    href: line?.href,
    details: [primaryCategory, contentType, format].filter(Boolean),
    quantity: item.quantity ?? 1,
    price: line?.unitPrice ? formatMoney(line.unitPrice, locale) : "",
    coming: line ? getComingNote(line) : "",
  };
}

/** Finds the cart's line of an item. A permission has a separate line. */
function getLine({ productId, type, format }: CartItem, lines: readonly CartLine[]): CartLine | undefined {
  const same = lines.filter(
    (line) =>
      [line.productId, line.item.product_id].includes(productId) &&
      (line.type === "Perm") === (type === "Perm"),
  );
  const named = same.find((line) => line.format.toLowerCase() === format?.toLowerCase());
  return named ?? same[0];
}

/** Compares the types too, because a permission has a separate line. */
const isSameLine = (item: CartItem, { productId, type }: Limited) =>
  productId === item.productId && (type === "Perm") === (item.type === "Perm");

function getLimitNote(quantity: number | undefined): string {
  return quantity === undefined ? "" : text("limited", { quantity });
}

function getComingNote({ item: { product } }: CartLine): string {
  if (product?.productStatus !== "F") return "";
  const { publicationDate } = product;
  return formatDay(publicationDate, "en")
    ? text("coming", { date: formatLocalDate(publicationDate) })
    : text("comingSoon");
}
