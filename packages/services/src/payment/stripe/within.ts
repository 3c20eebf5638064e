import { whenAborted } from "../../scripts/index.js";

/** Milliseconds: who does not answer by then does not. */
const PATIENCE = 30_000;

/**
 * What Stripe answers, as long as somebody waits for it, and not for ever.
 * @throws Error where it does not answer
 */
export async function within<T>(
  signal: AbortSignal,
  ask: (signal: AbortSignal) => T | Promise<T>,
): Promise<T> {
  const timeUp = new AbortController();
  const timer = setTimeout(() => timeUp.abort(), PATIENCE);
  const either = AbortSignal.any([signal, timeUp.signal]);
  try {
    return await Promise.race([ask(either), whenAborted(either)]);
  } catch (cause) {
    throw new Error("Stripe does not answer.", { cause });
  } finally {
    clearTimeout(timer);
  }
}
