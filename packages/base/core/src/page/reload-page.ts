import { reportFault } from "../errors/report.js";
import { routing } from "./own-address.js";
import { pageSingleton } from "./runtime.js";

/** Milliseconds during which a page reloads only once, unless the user completes an action in between. */
const RELOAD_INTERVAL_MS = 10_000;

/** Times are those of `performance.now()`. A document that results from a reload starts at 0. */
interface Reloads {
  last: number;
  hasActed: boolean;
}

function getReloads(): Reloads {
  return pageSingleton("reloads", () => {
    const [entry] = performance.getEntriesByType("navigation");
    const isReloaded = (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
    return { last: isReloaded ? 0 : Number.NEGATIVE_INFINITY, hasActed: false };
  });
}

/** Call after the user has completed an action, such as a sign-in, so that the page may reload. */
export function markUserAction(): void {
  getReloads().hasActed = true;
}

/**
 * Reloads the page, unless that would be the second reload within 10 s without a completed action (beyond-162). An
 * application with a router is never reloaded.
 * @returns true when it reloads
 */
export function reloadPage(): boolean {
  if (routing().router) return false;
  const state = getReloads();
  const now = performance.now();
  if (!state.hasActed && now - state.last < RELOAD_INTERVAL_MS) {
    reportFault("page/reload-loop", "A second reload of this page was dropped.", {
      why: `The page has reloaded within the last ${RELOAD_INTERVAL_MS / 1_000} s, and its reader has completed no action since.`,
      fix: "Let no script start a sign-in, or close the registration banner, while the page loads.",
    });
    return false;
  }
  state.last = now;
  state.hasActed = false;
  location.reload();
  return true;
}
