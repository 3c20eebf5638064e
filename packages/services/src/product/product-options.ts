import { type Money, multiplyMoney, sumMoney } from "@quire/core";
import type { Amount, CartItem } from "../contract/index.js";
import { getChosen, getFormats, getLanguages, type ProductChoice } from "./choice.js";
import type { ProductOffer } from "./offer.js";

/** Options that the user or the page requested. Unavailable options are ignored. */
export interface ProductRequest {
  /** The id of an availability. */
  readonly id?: string | undefined;
  readonly quantity: number;
  readonly permissions: number;
}

/** A quantity and its bounds. */
export interface Quantity {
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

/** The options of a product, and the current choice. */
export interface ProductOptions {
  readonly formats: readonly ProductChoice[];
  readonly languages: readonly ProductChoice[];
  /** Undefined if everything is sold out. */
  readonly chosen: ProductOffer | undefined;
  readonly quantity: Quantity;
  /** Number of permissions to copy, or undefined if none are sold. */
  readonly permissions: Quantity | undefined;
  /** Items for the cart: the product, and its permissions as a separate line (content-9.15). */
  readonly items: readonly CartItem[];
  /** Total price of the items. Undefined if a price is unknown. */
  readonly total: Money | undefined;
}

/** Maximum quantity of one product in an order. */
const MAX_QUANTITY = 9999;

/** Returns the options of a product, and the choice that fits the request. */
export function getProductOptions(offers: readonly ProductOffer[], request: ProductRequest): ProductOptions {
  const chosen = getChosen(offers, request.id);
  const min = chosen?.permitsCopies ? 0 : 1;
  // A digital product is bought once (content-5.12).
  const quantity = clampQuantity(request.quantity, min, chosen?.type === "ship" ? MAX_QUANTITY : 1);
  const permissions = chosen?.permitsCopies ? clampQuantity(request.permissions, 0, MAX_QUANTITY) : undefined;
  return {
    formats: getFormats(offers, chosen),
    languages: getLanguages(offers, chosen),
    chosen,
    quantity,
    permissions,
    items: chosen ? getItems(chosen, quantity.value, permissions?.value ?? 0) : [],
    total: chosen && getTotal(chosen, quantity.value, permissions?.value ?? 0),
  };
}

function clampQuantity(wished: number, min: number, max: number): Quantity {
  const value = Number.isFinite(wished) ? Math.trunc(wished) : min;
  return { value: Math.min(Math.max(value, min), max), min, max };
}

function getItems(offer: ProductOffer, quantity: number, permissions: number): readonly CartItem[] {
  const { id: productId, type, format, amount, permissionAmount } = offer;
  const product = { productId, type, format, quantity, ...withPrice(amount) };
  const permission = {
    productId,
    type: "Perm" as const,
    quantity: permissions,
    ...withPrice(permissionAmount),
  };
  return [product, permission].filter((item) => item.quantity > 0);
}

const withPrice = (productPrice: Amount | undefined) => productPrice !== undefined && { productPrice };

function getTotal(
  { price, permissionPrice }: ProductOffer,
  quantity: number,
  permissions: number,
): Money | undefined {
  if (!price || (permissions > 0 && !permissionPrice)) return undefined;
  const copies = permissionPrice ? [multiplyMoney(permissionPrice, permissions)] : [];
  return sumMoney([multiplyMoney(price, quantity), ...copies], price.currency);
}
