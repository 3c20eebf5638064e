import { ownWindow } from "@quire/core";
import { isRequestError } from "../client/index.js";
import { dedupe, sessionSignal } from "../session/index.js";
import { orderRefused } from "./order-refused.js";
import { orderStore } from "./order-store.js";
import { isOpen, placeOrder, type Submission } from "./place-order.js";

/** Milliseconds between two checks. The last one repeats. */
const DELAYS = [1000, 2000, 4000, 8000, 15_000];
/** Longest wait between two checks, in milliseconds. */
const MAX_CHECK_INTERVAL_MS = 60_000;

/**
 * Checks the outcome of a submitted order. It repeats the call with the same key, so that nothing is done
 * twice, until there is an answer or the user changes.
 * @param unanswered the error in place of an answer, which may contain Retry-After
 */
export function checkOrder(order: Submission, unanswered?: unknown): Promise<void> {
  return dedupe("check order", () => pollOrder(order, sessionSignal(), unanswered));
}

async function pollOrder(order: Submission, signal: AbortSignal, unanswered: unknown): Promise<void> {
  let last = unanswered;
  let isBusy = isTooBusy(last);
  orderStore().setState({ step: "checking", problem: undefined, isBusy });
  for (let tries = 0; !signal.aborted; tries += 1) {
    const delay = DELAYS[Math.min(tries, DELAYS.length - 1)] ?? 0;
    await Promise.all([pause(delay, signal, "online"), pause(getRetryDelay(last), signal)]);
    try {
      return await placeOrder(order, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!isOpen(error)) return orderRefused(error);
      last = error;
      isBusy &&= isTooBusy(last);
      orderStore().setState({ isBusy });
    }
  }
}

/** If the first answer is 429, nothing was ordered yet. */
function isTooBusy(error: unknown): boolean {
  return isRequestError(error) && error.status === 429;
}

/** Returns the milliseconds of the server's Retry-After, or 0. */
function getRetryDelay(error: unknown): number {
  return isRequestError(error) ? Math.min((error.retryAfter ?? 0) * 1000, MAX_CHECK_INTERVAL_MS) : 0;
}

/**
 * Waits for the given time. @param early ends the wait when this event occurs: the browser is connected again
 */
function pause(milliseconds: number, signal: AbortSignal, early?: "online"): Promise<void> {
  const controller = new AbortController();
  return new Promise<void>((resolve) => {
    const end = () => resolve();
    const timer = setTimeout(end, milliseconds);
    controller.signal.addEventListener("abort", () => clearTimeout(timer));
    if (early) ownWindow.addEventListener(early, end, { signal: controller.signal });
    signal.addEventListener("abort", end, { signal: controller.signal });
  }).finally(() => controller.abort());
}
