import { ownWindow } from "@quire/core";
import { dedupe, sessionSignal } from "../session/index.js";
import { orderRefused } from "./order-refused.js";
import { orderStore } from "./order-store.js";
import { isOpen, placeOrder, type Submission } from "./place-order.js";

/** Milliseconds between one question and the next; the last is kept to. */
const DELAYS = [1000, 2000, 4000, 8000, 15_000];

/**
 * Finds out what became of an order that was submitted. It asks under the same key, so that nothing is done twice, until
 * an answer says it, or the reader becomes another one: nobody is asked to try again.
 */
export function checkOrder(order: Submission): Promise<void> {
  return dedupe("check order", () => askOn(order, sessionSignal()));
}

async function askOn(order: Submission, signal: AbortSignal): Promise<void> {
  orderStore().setState({ step: "checking", problem: undefined });
  for (let tries = 0; !signal.aborted; tries += 1) {
    await pause(DELAYS[Math.min(tries, DELAYS.length - 1)] ?? 0, signal);
    try {
      return await placeOrder(order, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!isOpen(error)) return orderRefused(error);
    }
  }
}

/** Ends early where the browser is connected again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  return new Promise<void>((resolve) => {
    const end = () => resolve();
    const timer = setTimeout(end, milliseconds);
    over.signal.addEventListener("abort", () => clearTimeout(timer));
    ownWindow.addEventListener("online", end, { signal: over.signal });
    signal.addEventListener("abort", end, { signal: over.signal });
  }).finally(() => over.abort());
}
