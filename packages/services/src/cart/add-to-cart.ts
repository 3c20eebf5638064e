import { track } from "@quire/core";
import { callOnce, isRequestError, type RequestError } from "../client/index.js";
import * as configuration from "../configuration/index.js";
import { type AnswerOf, addToShoppingCart, type CartItem } from "../contract/index.js";
import type { AddOutcome } from "./add-outcome.js";
import { additionStore } from "./addition.js";
import { writeCart } from "./write-cart.js";

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** Items that have been added (content-7.27). */
    "add-to-cart": { readonly cartId: string; readonly items: readonly CartItem[] };
  }
}

/**
 * Adds items, with the page's referral code where they have none; needs no account. After a failure that leaves open
 * whether they were added, the same items again are the same intent: nothing is added twice.
 */
export async function addToCart(items: readonly CartItem[]): Promise<AddOutcome> {
  const referral = configuration.referral();
  const sent = items.map((item) => ({ referral, ...item }));
  const answer = await writeCart((signal) => callOnce(addToShoppingCart, { body: { items: sent }, signal }));
  const outcome = outcomeOf(answer, items);
  const cart = isRequestError(answer) ? null : answer.cart;
  additionStore().setState({ addition: { items, outcome, cart } });
  if (outcome.kind === "added") track("add-to-cart", { cartId: cart?.id ?? "", items: sent });
  return outcome;
}

function outcomeOf(
  answer: AnswerOf<typeof addToShoppingCart> | RequestError,
  items: readonly CartItem[],
): AddOutcome {
  const productIds = items.map(({ productId }) => productId);
  if (isRequestError(answer)) return { kind: "failed", error: answer, productIds };
  if (answer.maintenanceStatus) return { kind: "maintenance" };
  if (!answer.itemAdded) return { kind: "not-added", productIds };
  return { kind: "added", ...(answer.limited.length > 0 && { limited: answer.limited }) };
}
