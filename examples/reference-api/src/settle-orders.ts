import type { LeftAttempt } from "./order-attempts.js";
import { chargeKey, getChargeRequest, giveUp, place } from "./order-outcome.js";
import type { PaymentOptions } from "./payment-call.js";
import { cancelCharge } from "./payment-provider.js";
import { Refusal } from "./refusal.js";
import type { State } from "./state.js";

/** Milliseconds during which only the user's own page resolves the order or the bank's second step. */
const READERS_OWN_MS = 30 * 60_000;
const INTERVAL_MS = 5 * 60_000;

/**
 * Settles submitted orders whose users never returned, now and at intervals. If they were charged, they are
 * ordered. Otherwise they are cancelled.
 * @returns a function that stops it
 */
export function settleOrders(state: State): () => void {
  const { payment } = state;
  if (!payment) return () => {};
  const ended = new AbortController();
  const settle = () =>
    settleLeft(state, payment, ended.signal).catch((error: unknown) => {
      console.error("Orders that were left could not be settled:", error);
    });
  void settle();
  const timer = setInterval(settle, INTERVAL_MS).unref();
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}

async function settleLeft(state: State, payment: PaymentOptions, ended: AbortSignal): Promise<void> {
  for (const attempt of state.orderAttempts.before(state.now() - READERS_OWN_MS)) {
    const status = await lastStatus(payment, attempt);
    if (ended.aborted) return;
    if (status === "succeeded") state.transaction(() => place(state, attempt.account_id, attempt));
    else if (status) giveUp(state, attempt.account_id, attempt);
  }
}

/**
 * Returns the final state of a charge, or undefined if the payment service returns none. The next round asks
 * again.
 */
async function lastStatus(payment: PaymentOptions, attempt: LeftAttempt) {
  try {
    return (await cancelCharge(payment, chargeKey(attempt), getChargeRequest(attempt))).status;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
