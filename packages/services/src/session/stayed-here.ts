import { ownWindow } from "@quire/core";

/** Milliseconds after which a navigation counts as failed, so that the user can retry. */
const NAVIGATION_TIMEOUT_MS = 10_000;

/** Resolves if a started navigation has not left the page, or when `signal` aborts. */
export function stayedHere(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const abort = new AbortController();
    const done = () => {
      abort.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, NAVIGATION_TIMEOUT_MS);
    ownWindow.addEventListener("pageshow", done, { signal: abort.signal });
    signal?.addEventListener("abort", done, { signal: abort.signal });
  });
}
