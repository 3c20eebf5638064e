import { ownWindow } from "@quire/core";

/** A page that does not come within this many milliseconds does not come: the reader may try again. */
const PATIENCE = 10_000;

/** Resolves when a page that was being left is here after all, or nobody waits for it any more. */
export function stayedHere(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const abort = new AbortController();
    const done = () => {
      abort.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, PATIENCE);
    ownWindow.addEventListener("pageshow", done, { signal: abort.signal });
    signal?.addEventListener("abort", done, { signal: abort.signal });
  });
}
