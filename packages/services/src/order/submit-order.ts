import { report } from "@quire/core";
import { isRequestError, RequestError } from "../client/index.js";
import type { Checkout } from "../contract/index.js";
import { type PaymentAction, paymentAdapter } from "../payment/index.js";
import { dedupe, sessionSignal } from "../session/index.js";
import { checkOrder } from "./check-order.js";
import { actionOf } from "./order-problem.js";
import { orderRefused } from "./order-refused.js";
import { NOTHING, type OrderState, orderStore } from "./order-store.js";
import { isOpen, placeOrder } from "./place-order.js";
import { failWith } from "./refresh-checkout.js";

/**
 * Submits the order under the key that the server gave it, once for a double click. Never rejects: the state says what
 * came of it, also that nobody knows (`checking`), and then it is found out. Without a checkout nothing is done.
 * @param container where the payment service may show its second step
 * @param left the reader leaves the second step: it can be taken again
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

/** Nothing was done for somebody who is signed out. */
const REFUSED_READER: OrderState = { ...NOTHING, status: "signed-out", ended: "session" };

/** Without a connection nothing leaves the browser: that nothing was ordered is known, and need not be found out. */
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
    const action = actionOf(error);
    if (!action || signal.aborted) return settle(error, order, signal);
    await takeSecondStep(action, place);
    if (signal.aborted) return;
    // However it ended: what the bank was told, the API knows, and the page does not.
    orderStore().setState({ step: "submitting" });
    await placeOrder(order, signal).catch((later: unknown) => settle(later, order, signal));
  }
}

/** Finds out what became of it where no answer has said so. */
async function settle(error: unknown, order: Checkout, signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await (isOpen(error) ? checkOrder(order, error) : orderRefused(error, order));
}

/** Ends when the reader went through the second step or left it, and where it could not be shown. */
async function takeSecondStep(action: string, { container, signal, left }: Place): Promise<void> {
  orderStore().setState({ step: "second-step" });
  try {
    const adapter = paymentAdapter();
    if (!adapter) throw new Error("There is no payment service for the second step.");
    await adapter.confirm({ action, container, signal: left ? AbortSignal.any([signal, left]) : signal });
  } catch (error) {
    if (!signal.aborted && !left?.aborted) report(error);
  }
}
