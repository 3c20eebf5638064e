import { idempotencyKey, report } from "@quire/core";
import { checkoutCompleted } from "../checkout/index.js";
import { call, isRequestError, type RequestError } from "../client/index.js";
import { type CheckoutAnswer, shippingPayment } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { dropCheckoutDraft } from "./checkout-draft.js";
import { afterChoices } from "./order-choices.js";
import { NOTHING, type OrderState, orderStore } from "./order-store.js";

/**
 * Asks how things stand, and takes it over. Never rejects: the state says what came of it.
 * @returns an order that was submitted, and of which nobody knows what became
 */
export async function refreshCheckout(): Promise<CheckoutAnswer["pending"]> {
  try {
    const signal = sessionSignal();
    const before = orderNumber();
    // A key of its own: never the answer that an earlier question was to have.
    const ask = () => call(shippingPayment, { body: {}, key: idempotencyKey(), signal });
    const answer = await afterChoices(ask);
    // A receipt that came meanwhile is newer than what was asked for before it.
    if (orderNumber() !== before) return undefined;
    takeOver(answer);
    return answer.pending;
  } catch (error) {
    failWith(error);
    return undefined;
  }
}

const orderNumber = () => orderStore().getState().order?.orderNumber;

/** Takes over what the server says of the checkout. */
export function takeOver(answer: CheckoutAnswer): void {
  const state = stateOf(answer);
  orderStore().setState(state);
  if (state.status === "ordered") dropCheckoutDraft();
  if (answer.lastOrder) checkoutCompleted(); // Perhaps nobody has heard of it before.
}

function stateOf({ checkout, lastOrder, maintenanceStatus }: CheckoutAnswer): Partial<OrderState> {
  if (maintenanceStatus) return { status: "maintenance" };
  const order = lastOrder ?? undefined;
  const status = checkout ? "ready" : order ? "ordered" : "empty";
  return { status, order, checkout: checkout ?? undefined, error: undefined, ended: undefined };
}

/** Says why a checkout cannot be shown. */
export function failWith(error: unknown): void {
  const known = isRequestError(error) ? error : undefined;
  if (known?.code === "request/aborted") return;
  if (!known) report(error);
  orderStore().setState((state) => failureOf(known, state));
}

/** A loaded checkout stays, because one failed call does not make it wrong. */
function failureOf(error: RequestError | undefined, { checkout, ended }: OrderState): Partial<OrderState> {
  if (error?.status === 401) return { ...NOTHING, status: "signed-out", ended: ended ?? "session" };
  return { status: checkout ? "ready" : "failed", error };
}
