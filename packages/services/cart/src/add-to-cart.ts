import { callOnce, isRequestError, type RequestError } from "@quire/client-service";
import * as configuration from "@quire/configuration-service";
import { addToShoppingCart, type CartItem } from "@quire/contract-service";
import { track } from "@quire/core";
import { writeCart } from "./write-cart.js";

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** Items that have been added (content-7.27). */
    "add-to-cart": { readonly cartId: string; readonly items: readonly CartItem[] };
  }
}

/** What came of adding; the widget chooses the words (content-4.12). */
export type AddOutcome =
  | { readonly kind: "added" }
  /** The server added nothing: the apology quotes the products. */
  | { readonly kind: "not-added"; readonly productIds: readonly string[] }
  | { readonly kind: "maintenance" }
  | { readonly kind: "failed"; readonly error: RequestError; readonly productIds: readonly string[] };

/**
 * Adds items, with the page's referral code where they have none; needs no account. After a failure that leaves open
 * whether they were added, the same items again are the same intent: nothing is added twice.
 */
export async function addToCart(items: readonly CartItem[]): Promise<AddOutcome> {
  const referral = configuration.referral();
  const sent = items.map((item) => ({ referral, ...item }));
  const answer = await writeCart((signal) => callOnce(addToShoppingCart, { body: { items: sent }, signal }));
  const productIds = items.map(({ productId }) => productId);
  if (isRequestError(answer)) return { kind: "failed", error: answer, productIds };
  if (answer.maintenanceStatus) return { kind: "maintenance" };
  if (!answer.itemAdded) return { kind: "not-added", productIds };
  track("add-to-cart", { cartId: answer.cart?.id ?? "", items: sent });
  return { kind: "added" };
}
