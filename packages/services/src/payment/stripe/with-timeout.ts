import { whenAborted } from "../../scripts/index.js";

/** Timeout in milliseconds. */
const STRIPE_TIMEOUT_MS = 30_000;

/**
 * Resolves to Stripe's answer, until the timeout or the abort of `signal`.
 * @throws Error if there is no answer in time
 */
export async function withTimeout<T>(
  signal: AbortSignal,
  ask: (signal: AbortSignal) => T | Promise<T>,
): Promise<T> {
  const timeoutController = new AbortController();
  const timer = setTimeout(() => timeoutController.abort(), STRIPE_TIMEOUT_MS);
  const either = AbortSignal.any([signal, timeoutController.signal]);
  try {
    return await Promise.race([ask(either), whenAborted(either)]);
  } catch (cause) {
    throw new Error("Stripe is not responding.", { cause });
  } finally {
    clearTimeout(timer);
  }
}
