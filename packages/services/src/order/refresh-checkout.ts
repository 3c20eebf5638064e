import { idempotencyKey, report } from "@quire/core";
import { call, isRequestError, type RequestError } from "../client/index.js";
import { type CheckoutAnswer, shippingPayment } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { NOTHING, type OrderState, orderStore } from "./order-store.js";

/** Asks how things stand, and takes it over. Never rejects: the state says what came of it. */
export async function refreshCheckout(): Promise<void> {
  try {
    // A key of its own: never the answer that an earlier question was to have.
    const key = idempotencyKey();
    takeOver(await call(shippingPayment, { body: {}, key, signal: sessionSignal() }));
  } catch (error) {
    failWith(error);
  }
}

/** Takes over what the server says of the checkout. */
export function takeOver(answer: CheckoutAnswer): void {
  orderStore().setState(stateOf(answer));
}

function stateOf({ checkout, lastOrder, maintenanceStatus }: CheckoutAnswer): Partial<OrderState> {
  if (maintenanceStatus) return { status: "maintenance" };
  if (checkout) return { status: "ready", checkout, error: undefined };
  const order = lastOrder ?? undefined;
  return { status: order ? "ordered" : "empty", order, checkout: undefined, error: undefined };
}

/** Says why a checkout cannot be shown. */
export function failWith(error: unknown): void {
  const known = isRequestError(error) ? error : undefined;
  if (known?.code === "request/aborted") return;
  if (!known) report(error);
  orderStore().setState((state) => failureOf(known, state));
}

/** What is there stays: one failed call makes no checkout wrong. */
function failureOf(error: RequestError | undefined, { checkout }: OrderState): Partial<OrderState> {
  if (error?.status === 401) return { ...NOTHING, status: "signed-out" };
  return { status: checkout ? "ready" : "failed", error };
}
