import { ownDocument } from "@quire/core";
/**
 * Calls `onChange` when elements are added or removed anywhere in the document, at most once per frame, until the
 * signal aborts.
 */
export function watchPage(onChange: () => void, signal: AbortSignal): void {
  let waiting = false;
  const observer = new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    const run = () => {
      waiting = false;
      if (!signal.aborted) onChange();
    };
    // A page in the background has no frames.
    if (ownDocument.hidden) setTimeout(run, 100);
    else requestAnimationFrame(run);
  });
  observer.observe(document, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}
