import { report } from "@quire/core";
import { isRequestError, RequestError } from "../client/index.js";
import type { Checkout } from "../contract/index.js";
import { getPaymentAdapter, type PaymentAction } from "../payment/index.js";
import { dedupe, sessionSignal } from "../session/index.js";
import { checkOrder } from "./check-order.js";
import { getAction } from "./order-problem.js";
import { orderRefused } from "./order-refused.js";
import { NOTHING, type OrderState, orderStore } from "./order-store.js";
import { isOpen, placeOrder } from "./place-order.js";
import { failWith } from "./refresh-checkout.js";

/**
 * Submits the order with the server's key, once on a double click. Never rejects: the outcome is in the
 * state. An unknown outcome is `checking` until it is known. If no checkout is loaded, it does nothing.
 * @param container element for the payment service's second step
 * @param left aborts when the user leaves the second step, which can be repeated
 */
export function submitCheckout(container: HTMLElement, left?: AbortSignal): Promise<void> {
  return dedupe("submit order", async () => {
    const { checkout } = orderStore().getState();
    if (!checkout) return;
    if (isOffline()) return failWith(notSent());
    orderStore().setState({ step: "submitting", problem: undefined, error: undefined, isUnsure: false });
    await send(checkout, { container, signal: sessionSignal(), left });
  });
}

/** State after a call was refused because the session has ended. */
const REFUSED_READER: OrderState = { ...NOTHING, status: "signed-out", ended: "session" };

/** While offline nothing is sent, so the outcome is known. */
const isOffline = () => navigator.onLine === false;

const notSent = () =>
  new RequestError("request/offline", "The order was not sent.", { why: "The browser is offline." });

interface Place extends Pick<PaymentAction, "container" | "signal"> {
  readonly left: AbortSignal | undefined;
}

async function send(order: Checkout, place: Place): Promise<void> {
  const { signal } = place;
  try {
    await placeOrder(order, signal);
  } catch (error) {
    if (isRequestError(error) && error.status === 401) return orderStore().setState(REFUSED_READER);
    const action = getAction(error);
    if (!action || signal.aborted) return handleFailure(error, order, signal);
    await takeSecondStep(action, place);
    if (signal.aborted) return;
    // Only the API knows the outcome of the second step, so the order is submitted again in any case.
    orderStore().setState({ step: "submitting" });
    await placeOrder(order, signal).catch((later: unknown) => handleFailure(later, order, signal));
  }
}

/** Checks an order with an unknown outcome, or shows its refusal. */
async function handleFailure(error: unknown, order: Checkout, signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await (isOpen(error) ? checkOrder(order, error) : orderRefused(error, order));
}

/** Resolves when the user has finished or left the second step, or if it failed to show. */
async function takeSecondStep(action: string, { container, signal, left }: Place): Promise<void> {
  orderStore().setState({ step: "second-step" });
  try {
    const adapter = getPaymentAdapter();
    if (!adapter) throw new Error("There is no payment service for the second step.");
    await adapter.confirm({ action, container, signal: left ? AbortSignal.any([signal, left]) : signal });
  } catch (error) {
    if (!signal.aborted && !left?.aborted) report(error);
  }
}
