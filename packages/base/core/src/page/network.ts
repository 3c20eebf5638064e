import { ownWindow } from "../dom/unshadowed.js";

/**
 * Resolves to true when a server answers at an address, even with an error. Ask it before a navigation: the browser's own
 * error page would lose the typed text.
 */
export async function isReachable(href: string): Promise<boolean> {
  if (!/^https?:/i.test(href)) return true; // An address such as `mailto:` needs no server.
  try {
    await fetch(href, { method: "HEAD", mode: "no-cors", credentials: "omit", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds before each retry. */
const DELAYS = [2_000, 10_000, 30_000];

/**
 * Returns a function that schedules a retry of `run` after a failure. Each retry waits longer. After the last one it waits
 * until the browser is online.
 */
export function scheduleRetries(run: () => void): () => void {
  let failed = 0;
  return () => {
    const delay = DELAYS[failed++];
    if (delay !== undefined) setTimeout(run, delay);
    else ownWindow.addEventListener("online", run, { once: true });
  };
}
