import {
  currencyCode,
  DEFAULT_CURRENCY,
  type Money,
  multiplyMoney,
  parseMoney,
  safeHref,
  sumMoney,
} from "@quire/core";
import { type Cart, type CartItemType, CartItemTypeSchema, type LineItem } from "../contract/index.js";
import type { CartSummary } from "./cart-summary.js";

/** One displayed line. Amounts are in minor units. */
export interface CartLine {
  /** Identifies the line in the cart, also after changes. */
  readonly key: string;
  /** Id under which it was added: the availability's id if the API gives it, else the product's. */
  readonly productId: string;
  readonly name: string;
  /** The product's address, if it is safe. */
  readonly href: string | undefined;
  readonly imageUrl: string | undefined;
  readonly format: string;
  readonly type: CartItemType | undefined;
  readonly quantity: number;
  readonly unitPrice: Money | undefined;
  readonly total: Money | undefined;
  readonly item: LineItem;
}

/** Physical lines first, then digital ones. */
export function getLines(cart: Cart | null | undefined): CartLine[] {
  if (!cart) return [];
  const currency = getCurrency(cart);
  const { physical_items, digital_items } = cart.line_items;
  return [...physical_items, ...digital_items].map((item) => getLine(item, currency));
}

function getLine(item: LineItem, currency: string): CartLine {
  const productId = item.availabilityId || item.product_id;
  const price = item.unitPrice ?? item.list_price;
  const unitPrice = price == null ? undefined : parseMoney(price, currency);
  const type = CartItemTypeSchema.options.find((one) => one.toLowerCase() === item.lineType.toLowerCase());
  return {
    key: [productId, item.lineType, item.format, item.sku].join(" "),
    productId,
    name: item.name,
    href: safeHref(item.url),
    imageUrl: safeHref(item.image_url),
    format: item.format,
    type,
    quantity: item.quantity,
    unitPrice,
    total: unitPrice && multiplyMoney(unitPrice, item.quantity),
    item,
  };
}

/** Returns the cart's total, or the sum of its lines if it has none. */
export function getTotal(cart: Cart | null | undefined): Money {
  const statedTotal = cart && getStatedTotal(cart);
  const currency = cart ? getCurrency(cart) : DEFAULT_CURRENCY;
  const total = statedTotal == null ? undefined : parseMoney(statedTotal, currency);
  return (
    total ??
    sumMoney(
      getLines(cart).flatMap((line) => line.total ?? []),
      currency,
    )
  );
}

/** Returns the summary of a cart for the badge and for hosts. */
export function getSummary(cart: Cart): CartSummary {
  let count = 0;
  for (const { quantity } of getLines(cart)) count += quantity;
  return { count, total: getStatedTotal(cart) ?? null, modifiedTime: cart.modifiedTime ?? null };
}

function getStatedTotal(cart: Cart) {
  return cart.cart_amount ?? cart.subTotal ?? cart.grandTotal;
}

export function getCurrency({ currency }: Cart): string {
  return currencyCode(currency.code);
}
