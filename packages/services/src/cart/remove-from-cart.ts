import { track } from "@quire/core";
import { isRequestError, type RequestError } from "../client/index.js";
import { type Amount, removeFromShoppingCart } from "../contract/index.js";
import { type CartLine, getLines } from "./cart-model.js";
import { cartState } from "./cart-state.js";
import { getName } from "./item-of-line.js";
import { writeCartNow } from "./write-cart.js";

/** Removed cart item (content-3.4). `productId` is the one of `add-to-cart`. `unitPrice` is the API's unparsed amount. */
export interface RemovedItem {
  readonly cartId: string;
  readonly productCoreId: string;
  readonly type: string;
  readonly productFormat: string;
  readonly productLanguage: string;
  readonly productId: string;
  readonly productName: string;
  readonly productContentType: string;
  readonly quantity: number;
  readonly unitPrice: Amount | null;
  readonly productMarketingCategory: string;
  readonly productPrimaryCategory: string;
}

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** A line was removed (content-7.27). */
    "remove-from-cart": RemovedItem;
  }
}

export const REMOVE_WRITE = { action: "cart-remove", row: removeFromShoppingCart } as const;

export type RemoveOutcome =
  | { readonly kind: "removed" }
  | { readonly kind: "failed"; readonly error: RequestError };

/** Returns true if the loaded cart no longer has the line, for example after another tab removed it. */
export function isRemoved({ key }: CartLine): boolean {
  const { status, cart } = cartState().getState();
  return status === "ready" && !getLines(cart).some((line) => line.key === key);
}

/**
 * Removes a line, or only `quantity` of it, from the cart. Sends nothing for a line that is no longer there.
 * If the outcome was unknown, a repeated call uses the same idempotency key, like `addToCart`.
 * @example await removeFromCart(line);
 */
export async function removeFromCart(line: CartLine, quantity?: number): Promise<RemoveOutcome> {
  if (isRemoved(line)) return { kind: "removed" };
  const item = { ...getName(line), ...(quantity !== undefined && { quantity }) };
  const taken = { ...line, quantity: quantity ?? line.quantity };
  const removed = getRemovedItem(taken, cartState().getState().cart?.id ?? "");
  const answer = await writeCartNow(REMOVE_WRITE, line.productId, { items: [item] });
  if (isRequestError(answer)) return { kind: "failed", error: answer };
  track("remove-from-cart", removed);
  return { kind: "removed" };
}

export function getRemovedItem({ item, productId, quantity }: CartLine, cartId: string): RemovedItem {
  return {
    cartId,
    productCoreId: item.product_id,
    type: item.lineType,
    productFormat: item.format,
    productLanguage: item.product?.language ?? "",
    productId,
    productName: item.name,
    productContentType: item.product?.contentType ?? "",
    quantity,
    unitPrice: item.unitPrice ?? item.list_price ?? null,
    productMarketingCategory: item.product?.marketingCategory ?? "",
    productPrimaryCategory: item.product?.primaryCategory ?? "",
  };
}
