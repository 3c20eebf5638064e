import { ownWindow } from "./unshadowed.js";

/** Milliseconds before each retry. */
const DELAYS = [2_000, 10_000, 30_000];

/**
 * Returns a function that schedules a retry of `run` after a failure. Each retry waits longer. After the last one it waits
 * until the browser is online.
 */
export function laterTries(run: () => void): () => void {
  let failed = 0;
  return () => {
    const delay = DELAYS[failed++];
    if (delay !== undefined) setTimeout(run, delay);
    else ownWindow.addEventListener("online", run, { once: true });
  };
}
