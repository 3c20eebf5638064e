import { ownDocument, ownWindow } from "./unshadowed.js";

/**
 * Runs `task` after the next paint. In a hidden document it runs without a paint, in a later task.
 * @param patience milliseconds to wait for a paint, for example in a covered window. Default: 1000
 */
export function afterPaint(task: () => void, patience = 1_000): void {
  let frame = 0;
  const run = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    setTimeout(task);
  };
  const timer = setTimeout(run, ownDocument.hidden ? 0 : patience);
  if (!ownDocument.hidden) frame = requestAnimationFrame(run);
}

/** Runs `task` once the page has loaded and the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  const wait = () => {
    // WebKit has no idle callbacks. The bare name could refer to an element with this id.
    if (typeof globalThis.requestIdleCallback === "function") requestIdleCallback(task, { timeout: 5_000 });
    else setTimeout(task, 500);
  };
  if (ownDocument.readyState === "complete") wait();
  else ownWindow.addEventListener("load", wait, { once: true });
}
