import { orderReceipt, submitOrder } from "@quire/services/contract";
import type { Account } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import type { OrderAttempt } from "../order-attempts.js";
import { orderContents, refuseChanged } from "../order-contents.js";
import { chargeKey, closeAttempt, getChargeRequest, giveUp, place } from "../order-outcome.js";
import type { Charge, PaymentOptions } from "../payment-call.js";
import { cancelCharge, charge } from "../payment-provider.js";
import { addFiles, findReceipt } from "../receipts.js";
import { Refusal, refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { requireCheckout } from "./shipping-payment.js";
import { requireAccount } from "./user.js";

/**
 * Orders the contents of the cart (content-7.10). It stores the attempt, asks the payment service, and then
 * creates the order in one transaction. If the server is killed in between, the same key still leads to one
 * charge and one order.
 */
export function registerSubmitOrder(app: ApiApp, state: State): void {
  const paid = new WeakMap<ApiContext, OrderAttempt>();
  route(
    app,
    submitOrder,
    ({ c }) => {
      const { id } = requireAccount(c, state);
      const made = madeBefore(c, state, id);
      if (made) return { order: addFiles(made, state) };
      const attempt = paid.get(c);
      if (!attempt) throw new Error("An order is made only of what was paid.");
      return { order: addFiles(place(state, id, attempt), state) };
    },
    {
      once: state.onceOrdered,
      async before({ c, body }) {
        const account = requireAccount(c, state);
        if (madeBefore(c, state, account.id)) return;
        paid.set(c, await pay(state, account, getKey(c, state, account), body.quote));
      },
    },
  );
}

/** Registers the receipts of all orders (beyond-310). */
export function registerReceipts(app: ApiApp, state: State): void {
  route(app, orderReceipt, ({ c, params: { orderNumber } }) => {
    const order = findReceipt(state, requireAccount(c, state).id, orderNumber);
    if (!order) throw refusal(404, "no-order", "There is no such order.", "orderNumber");
    return { order };
  });
}

/** Returns an earlier order with the same key. */
function madeBefore(c: ApiContext, { shopOrders }: State, accountId: number) {
  return shopOrders.byKey(c.req.header("idempotency-key") ?? "", accountId);
}

/** @throws Refusal 400, or 409 if the key is not that of the user's checkout */
function getKey(c: ApiContext, { checkouts }: State, { id }: Account): string {
  const key = c.req.header("idempotency-key");
  if (key === undefined) throw refusal(400, "idempotency-key", "An order needs its Idempotency-Key.");
  if (key === checkouts.of(id).order_key) return key;
  throw otherCheckout();
}

const otherCheckout = () =>
  refusal(409, "other-checkout", "This is the key of another order.", "idempotency-key");

/** Resolves when the order is paid. @throws Refusal otherwise */
async function pay(state: State, account: Account, key: string, quote: string): Promise<OrderAttempt> {
  const { payment } = state;
  // This check precedes any write, because an attempt without a payment service would stay open forever.
  if (!payment) throw refusal(503, "payment-unavailable", "This shop has no payment service.");
  const open = state.orderAttempts.find(key);
  // The same submission continues the attempt. Any other submission ends it first.
  const isOther = open !== undefined && open.contents.quote !== quote;
  if (isOther && (await isPaidBefore(state, payment, account, open, quote))) return open;
  const attempt = state.orderAttempts.find(key) ?? begin(state, account, key, quote);
  const made = await charge(payment, chargeKey(attempt), getChargeRequest(attempt));
  if (made.status === "succeeded") return attempt;
  if (made.status === "action-required") throw actionRequired(made);
  giveUp(state, account.id, attempt);
  throw made.status === "not-confirmed"
    ? refusal(402, "payment-not-confirmed", "The bank's second step was refused.", "payment")
    : refusal(402, "payment-declined", "The payment was declined.", "payment");
}

/**
 * Finds out if the earlier charge was made, when the user orders something else or pays differently. If it
 * was not, cancels it.
 * @throws Refusal 409 if the contents differ from the quote that the user saw; then it cancels nothing
 */
async function isPaidBefore(
  state: State,
  payment: PaymentOptions,
  account: Account,
  attempt: OrderAttempt,
  quote: string,
): Promise<boolean> {
  refuseChanged(requireCheckout(state, account), quote);
  const { status } = await cancelCharge(payment, chargeKey(attempt), getChargeRequest(attempt));
  if (status === "succeeded") return true;
  closeAttempt(state, attempt);
  return false;
}

/** @throws Refusal 409 if another submission has placed this order meanwhile */
function begin(state: State, account: Account, key: string, quote: string): OrderAttempt {
  return state.transaction(() => {
    if (state.maintenance) throw refusal(503, "maintenance", "The store is closed for maintenance.");
    const checkout = requireCheckout(state, account);
    const contents = orderContents(checkout, account, quote);
    const { order_key, payment_token } = state.checkouts.of(account.id);
    if (order_key !== key) throw otherCheckout();
    const attempt = { order_key, payment_token, contents };
    state.orderAttempts.open(attempt);
    return attempt;
  });
}

function actionRequired({ action }: Charge): Refusal {
  const problem = { code: "payment-action-required", message: "The bank asks for a second step." };
  return new Refusal(402, { errors: [{ field: "payment", ...problem }], action }, problem);
}
