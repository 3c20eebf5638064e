import { formatDay, formatMoney } from "@quire/core";
import type { Addition, CartLine } from "@quire/services/cart";
import { linesOf } from "@quire/services/cart";
import type { CartItem } from "@quire/services/contract";
import { text } from "./text.js";

/** One item that was added, as it is shown. */
export interface ShownItem {
  readonly key: string;
  readonly name: string;
  readonly href: string | undefined;
  /** Subject, content type and format, as far as they are known. */
  readonly details: readonly string[];
  readonly quantity: number;
  /** Of one; empty where it is not known. */
  readonly price: string;
  /** That it comes later, and when; empty where it is here. */
  readonly coming: string;
}

/** What was added, each with what the cart says of it. */
export function shownItems({ items, cart }: Addition, locale: string): readonly ShownItem[] {
  const lines = linesOf(cart);
  return items.map((item, index) => shownItem(item, lineOf(item, lines), `${index}`, locale));
}

function shownItem(item: CartItem, line: CartLine | undefined, key: string, locale: string): ShownItem {
  const { primaryCategory = "", contentType = "" } = line?.item.product ?? {};
  const isPermission = item.type === "Perm";
  const format = isPermission ? text("permissions") : (line?.format ?? item.format ?? "");
  return {
    key,
    name: line?.name || text("product", { productId: item.productId }),
    href: line?.href,
    details: [primaryCategory, contentType, format].filter(Boolean),
    quantity: item.quantity ?? 1,
    price: line?.unitPrice ? formatMoney(line.unitPrice, locale) : "",
    coming: line ? comingOf(line, locale) : "",
  };
}

/** The line of the cart that an item has gone into; a permission's is one of its own. */
function lineOf({ productId, type, format }: CartItem, lines: readonly CartLine[]): CartLine | undefined {
  const same = lines.filter(
    (line) =>
      [line.productId, line.item.product_id].includes(productId) &&
      (line.type === "Perm") === (type === "Perm"),
  );
  const named = same.find((line) => line.format.toLowerCase() === format?.toLowerCase());
  return named ?? same[0];
}

function comingOf({ item: { product } }: CartLine, locale: string): string {
  if (product?.productStatus !== "F") return "";
  const date = formatDay(product.publicationDate, locale);
  return date ? text("coming", { date }) : text("comingSoon");
}
