import type { CartRow } from "./carts.js";
import type { OrderAttempt } from "./order-attempts.js";
import { purchaseLines } from "./order-contents.js";
import type { ChargeRequest } from "./payment-call.js";
import type { State } from "./state.js";
import { getHash } from "./token.js";

/** Builds the key of one charge from the order, the quote and the payment token. */
export function chargeKey({ order_key, payment_token, contents }: OrderAttempt): string {
  return `${order_key}.${getHash(`${payment_token} ${contents.quote}`).slice(0, 16)}`;
}

export const getChargeRequest = ({
  payment_token: token,
  contents: { cents, receipt },
}: OrderAttempt): ChargeRequest => ({
  token,
  cents,
  currency: receipt.currency,
});

/** Ends this attempt, but not a newer one that another tab has started. */
export function closeAttempt({ orderAttempts }: State, attempt: OrderAttempt): void {
  const now = orderAttempts.find(attempt.order_key);
  if (now && chargeKey(now) === chargeKey(attempt)) orderAttempts.close(attempt.order_key);
}

/**
 * Ends an attempt that was not paid. A token is valid for one payment, so the user enters a payment again.
 */
export function giveUp(state: State, accountId: number, attempt: OrderAttempt): void {
  const { checkouts, transaction } = state;
  transaction(() => {
    closeAttempt(state, attempt);
    const isSame = checkouts.of(accountId).payment_token === attempt.payment_token;
    if (isSame) checkouts.choose(accountId, { payment_token: "", payment_label: "" });
  });
}

/** Creates the order from the paid attempt, at most once. */
export function place(state: State, accountId: number, { order_key, contents }: OrderAttempt) {
  const known = state.shopOrders.byKey(order_key, accountId);
  if (known) return known;
  const order = state.shopOrders.add(order_key, accountId, contents.receipt);
  state.purchases.add({
    order_number: order.orderNumber,
    account_id: accountId,
    ordered: order.ordered.slice(0, 10),
    status: "PURCHASED",
    subscription: "",
    lines: purchaseLines(contents),
    extra_cents: contents.extraCents,
  });
  state.coupons.redeem(contents.coupons, accountId);
  const cart = state.carts.find({ accountId });
  if (cart) takeOrdered(state, cart, contents);
  state.orderAttempts.close(order_key);
  state.checkouts.end(accountId);
  return order;
}

/** Removes the ordered lines. Lines that were added meanwhile and unused coupons stay. */
function takeOrdered({ carts, coupons }: State, cart: CartRow, contents: OrderAttempt["contents"]): void {
  const items = contents.ordered.map(({ availabilityId, ...line }) => ({
    productId: availabilityId,
    ...line,
  }));
  carts.remove(cart, items);
  for (const code of contents.coupons) coupons.remove(cart.id, code);
  carts.settleMerge(cart);
}
