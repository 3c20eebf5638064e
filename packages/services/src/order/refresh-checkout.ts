import { idempotencyKey, report } from "@quire/core";
import { checkoutCompleted } from "../checkout/index.js";
import { call, isRequestError, type RequestError } from "../client/index.js";
import { type CheckoutAnswer, shippingPayment } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { dropCheckoutDraft } from "./checkout-draft.js";
import { waitForChoices } from "./order-choices.js";
import { NOTHING, type OrderState, orderStore } from "./order-store.js";

/**
 * Reloads and shows the checkout. Never rejects: a failure is in the state.
 * @returns a submitted order whose outcome is unknown
 */
export async function refreshCheckout(): Promise<CheckoutAnswer["pending"]> {
  try {
    const signal = sessionSignal();
    const before = orderNumber();
    // Uses a new key, because an earlier key would return the earlier answer.
    const ask = () => call(shippingPayment, { body: {}, key: idempotencyKey(), signal });
    const answer = await waitForChoices(ask);
    // A receipt that arrived meanwhile is newer than this answer.
    if (orderNumber() !== before) return undefined;
    takeOver(answer);
    return answer.pending;
  } catch (error) {
    failWith(error);
    return undefined;
  }
}

const orderNumber = () => orderStore().getState().order?.orderNumber;

/** Shows the server's checkout. */
export function takeOver(answer: CheckoutAnswer): void {
  const state = stateOf(answer);
  orderStore().setState(state);
  if (state.status === "ordered") dropCheckoutDraft();
  if (answer.lastOrder) checkoutCompleted(); // The order's own answer may have been lost.
}

function stateOf({ checkout, lastOrder, maintenanceStatus }: CheckoutAnswer): Partial<OrderState> {
  if (maintenanceStatus) return { status: "maintenance" };
  const order = lastOrder ?? undefined;
  const status = checkout ? "ready" : order ? "ordered" : "empty";
  return { status, order, checkout: checkout ?? undefined, error: undefined, ended: undefined };
}

/** Sets the state after a failed read. */
export function failWith(error: unknown): void {
  const known = isRequestError(error) ? error : undefined;
  if (known?.code === "request/aborted") return;
  if (!known) report(error);
  orderStore().setState((state) => getFailure(known, state));
}

/** A loaded checkout stays, because one failed request does not make it wrong. */
function getFailure(error: RequestError | undefined, { checkout, ended }: OrderState): Partial<OrderState> {
  if (error?.status === 401) return { ...NOTHING, status: "signed-out", ended: ended ?? "session" };
  return { status: checkout ? "ready" : "failed", error };
}
