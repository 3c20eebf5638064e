import { ownWindow } from "./unshadowed.js";

/** ms */
const DELAYS = [2_000, 10_000, 30_000];

/**
 * For what could not be had: each call runs it again later than the one before did, and once the tries are used up, when
 * the browser is connected again.
 */
export function laterTries(run: () => void): () => void {
  let failed = 0;
  return () => {
    const delay = DELAYS[failed++];
    if (delay !== undefined) setTimeout(run, delay);
    else ownWindow.addEventListener("online", run, { once: true });
  };
}
