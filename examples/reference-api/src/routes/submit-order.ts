import { submitOrder } from "@quire/services/contract";
import type { Account } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import type { CartRow } from "../carts.js";
import type { OrderAttempt, OrderContents } from "../order-attempts.js";
import { orderContents, purchaseLines } from "../order-contents.js";
import { type Charge, cancelCharge, charge, type PaymentOptions } from "../payment-provider.js";
import { Refusal, refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { hashOf } from "../token.js";
import { requireCheckout } from "./shipping-payment.js";
import { requireAccount } from "./user.js";

/**
 * Orders what is in the cart (content-7.10). First the attempt is written down, then the payment service is asked, and
 * at last the order is made in one transaction: whatever dies in between, the same key leads to one charge and one order.
 */
export function registerSubmitOrder(app: ApiApp, state: State): void {
  const paid = new WeakMap<ApiContext, OrderAttempt>();
  route(
    app,
    submitOrder,
    ({ c }) => {
      const account = requireAccount(c, state);
      const attempt = paid.get(c);
      if (!attempt) throw new Error("An order is made only of what was paid.");
      return { order: place(state, account, attempt) };
    },
    {
      once: state.once,
      async before({ c, body }) {
        const account = requireAccount(c, state);
        paid.set(c, await pay(state, account, keyOf(c, state, account), body.quote));
      },
    },
  );
}

/** @throws Refusal 400, 409 where the key is not that of the reader's checkout */
function keyOf(c: ApiContext, { checkouts }: State, { id }: Account): string {
  const key = c.req.header("idempotency-key");
  if (key === undefined) throw refusal(400, "idempotency-key", "An order needs its Idempotency-Key.");
  if (key === checkouts.of(id).order_key) return key;
  throw refusal(409, "other-checkout", "This is the key of another order.", "idempotency-key");
}

/** What is paid for when this has come to an end. @throws Refusal where it is not */
async function pay(state: State, account: Account, key: string, quote: string): Promise<OrderAttempt> {
  const { payment } = state;
  // Before anything is written down: an attempt that nobody can answer would stay open for ever.
  if (!payment) throw refusal(503, "payment-unavailable", "This shop has no payment service.");
  const open = state.orderAttempts.find(key);
  if (open && (await isPaidBefore(state, payment, account, open))) return open;
  const attempt = state.orderAttempts.find(key) ?? begin(state, account, quote);
  const { payment_token: token, contents } = attempt;
  const wish = { token, cents: contents.cents, currency: contents.receipt.currency };
  const made = await charge(payment, chargeKey(attempt), wish);
  if (made.status === "succeeded") return attempt;
  if (made.status === "action-required") throw actionRequired(made);
  giveUp(state, account, attempt);
  throw refusal(402, "payment-declined", "The payment was declined.", "payment");
}

/** The reader pays by other means than before: the earlier charge must not be made any more, or was made. */
async function isPaidBefore(
  state: State,
  payment: PaymentOptions,
  { id }: Account,
  attempt: OrderAttempt,
): Promise<boolean> {
  if (state.checkouts.of(id).payment_token === attempt.payment_token) return false;
  const { status } = await cancelCharge(payment, chargeKey(attempt));
  if (status === "succeeded") return true;
  state.orderAttempts.close(attempt.order_key);
  return false;
}

function begin(state: State, account: Account, quote: string): OrderAttempt {
  return state.transaction(() => {
    if (state.maintenance) throw refusal(503, "maintenance", "The store is closed for maintenance.");
    const checkout = requireCheckout(state, account);
    const contents = orderContents(checkout, account, quote);
    const { order_key, payment_token } = state.checkouts.of(account.id);
    const attempt = { order_key, payment_token, contents };
    state.orderAttempts.open(attempt);
    return attempt;
  });
}

/** A token pays once: the reader says anew how to pay. */
function giveUp({ orderAttempts, checkouts, transaction }: State, { id }: Account, attempt: OrderAttempt) {
  transaction(() => {
    orderAttempts.close(attempt.order_key);
    const isSame = checkouts.of(id).payment_token === attempt.payment_token;
    if (isSame) checkouts.choose(id, { payment_token: "", payment_label: "" });
  });
}

function place(state: State, { id }: Account, { order_key, contents }: OrderAttempt) {
  const known = state.shopOrders.byKey(order_key);
  if (known) return known;
  const order = state.shopOrders.add(order_key, id, contents.receipt);
  state.purchases.add({
    order_number: order.orderNumber,
    account_id: id,
    ordered: order.ordered.slice(0, 10),
    status: "PURCHASED",
    subscription: "",
    lines: purchaseLines(contents),
    extra_cents: contents.extraCents,
  });
  const cart = state.carts.find({ accountId: id });
  if (cart) takeOrdered(state, cart, id, contents);
  state.orderAttempts.close(order_key);
  state.checkouts.end(id);
  return order;
}

/** What was put into the cart meanwhile stays there. */
function takeOrdered(
  { carts, coupons }: State,
  cart: CartRow,
  accountId: number,
  { ordered }: OrderContents,
) {
  carts.remove(
    cart,
    ordered.map(({ availabilityId, ...line }) => ({ productId: availabilityId, ...line })),
  );
  coupons.redeem(cart.id, accountId);
  for (const { code } of coupons.ofCart(cart.id)) coupons.remove(cart.id, code);
}

function chargeKey({ order_key, payment_token }: OrderAttempt): string {
  return `${order_key}.${hashOf(payment_token).slice(0, 16)}`;
}

function actionRequired({ action }: Charge): Refusal {
  const problem = { code: "payment-action-required", message: "The bank asks for a second step." };
  return new Refusal(402, { errors: [{ field: "payment", ...problem }], action }, problem);
}
