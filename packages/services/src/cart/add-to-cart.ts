import { report, track } from "@quire/core";
import { isRequestError, type RequestError } from "../client/index.js";
import * as configuration from "../configuration/index.js";
import { addToShoppingCart, type CartItem } from "../contract/index.js";
import { type AddAnswer, type AddOutcome, type Answered, getOutcome } from "./add-outcome.js";
import { additionStore } from "./addition.js";
import { checkCartCookie } from "./check-cart-cookie.js";
import { notifyLateOutcome } from "./notify-late-outcome.js";
import { getSubject, takeBack } from "./take-back.js";
import { writeCart, writeCartNow } from "./write-cart.js";

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** Items were added (content-7.27). */
    "add-to-cart": { readonly cartId: string; readonly items: readonly CartItem[] };
  }
}

/** Outbox action of an addition that can wait for a connection (beyond-50). */
export const ADD_WRITE = {
  action: "cart-add",
  row: addToShoppingCart,
  waits: "unsent",
  settled: notifyLateOutcome,
} as const;

/**
 * Outbox action of a quantity change. It does not wait for a connection, because users expect the new total at once.
 */
export const ADD_NOW_WRITE = { action: "cart-add-now", row: addToShoppingCart } as const;

/**
 * Adds items to the cart. Needs no account. Items without a referral code get the page's code. If the outcome
 * of a failed call is unknown, a call with the same items repeats that request, so that nothing is added
 * twice. If there is no connection, the items wait.
 */
export async function addToCart(items: readonly CartItem[]): Promise<AddOutcome> {
  const sent = withReferral(items);
  const outcome = await writeCart(ADD_WRITE, getSubject(items), { items: sent });
  if (outcome.kind === "waiting") return { kind: "waiting", undo: () => takeBack(outcome.key, sent) };
  return toAnswered(items, sent, outcome.kind === "done" ? outcome.answer : outcome.error);
}

/** Like `addToCart`, but fails without a connection instead of waiting. */
export async function addNow(items: readonly CartItem[]): Promise<Answered> {
  const sent = withReferral(items);
  return toAnswered(items, sent, await writeCartNow(ADD_NOW_WRITE, getSubject(items), { items: sent }));
}

function withReferral(items: readonly CartItem[]): CartItem[] {
  const referral = configuration.referral();
  return items.map((item) => ({ referral, ...item }));
}

function toAnswered(
  items: readonly CartItem[],
  sent: readonly CartItem[],
  answer: AddAnswer | RequestError,
): Answered {
  const outcome = getOutcome(answer, items);
  const cart = isRequestError(answer) ? null : answer.cart;
  additionStore().setState({ addition: { items, outcome, cart } });
  if (outcome.kind === "added") {
    track("add-to-cart", { cartId: cart?.id ?? "", items: sent });
    checkCartCookie()?.catch(report);
  }
  return outcome;
}
