import { report } from "@quire/core";
import { type PaymentAction, paymentAdapter } from "../payment/index.js";
import { dedupe, sessionSignal } from "../session/index.js";
import { checkOrder } from "./check-order.js";
import { actionOf } from "./order-problem.js";
import { ABORTED, orderRefused } from "./order-refused.js";
import { orderStore } from "./order-store.js";
import { isOpen, placeOrder, type Submission } from "./place-order.js";

/**
 * Submits the order under the key that the server gave it, once for a double click. Never rejects: the state says what
 * came of it, also that nobody knows (`checking`), and then it is found out. Without a checkout nothing is done.
 * @param container where the payment service may show its second step
 */
export function submitCheckout(container: HTMLElement): Promise<void> {
  return dedupe("submit order", async () => {
    const { checkout } = orderStore().getState();
    if (!checkout) return;
    orderStore().setState({ step: "submitting", problem: undefined, error: undefined });
    await send(checkout, container, sessionSignal());
  });
}

async function send(order: Submission, container: HTMLElement, signal: AbortSignal): Promise<void> {
  try {
    await placeOrder(order, signal);
  } catch (error) {
    const action = actionOf(error);
    if (!action || signal.aborted) return settle(error, order, signal);
    if (!(await isStepDone({ action, container, signal }))) return;
    orderStore().setState({ step: "submitting" });
    await placeOrder(order, signal).catch((later: unknown) => settle(later, order, signal));
  }
}

/** Finds out what became of it where no answer has said so. */
async function settle(error: unknown, order: Submission, signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await (isOpen(error) ? checkOrder(order) : orderRefused(error));
}

/** Whether the reader went through the second step: what came of it, the API knows. */
async function isStepDone(step: PaymentAction): Promise<boolean> {
  orderStore().setState({ step: "second-step" });
  try {
    const adapter = paymentAdapter();
    if (!adapter) throw new Error("There is no payment service for the second step.");
    await adapter.confirm(step);
  } catch (error) {
    if (step.signal.aborted) return false;
    report(error);
    orderStore().setState({ step: "idle", problem: ABORTED });
    return false;
  }
  return !step.signal.aborted;
}
