import { ownDocument, ownWindow } from "./unshadowed.js";

/** Runs `task` once the page has loaded and the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  const wait = () => {
    // WebKit has no idle callbacks; there, an element of that id would be found.
    if (typeof globalThis.requestIdleCallback === "function") requestIdleCallback(task, { timeout: 5_000 });
    else setTimeout(task, 500);
  };
  if (ownDocument.readyState === "complete") wait();
  else ownWindow.addEventListener("load", wait, { once: true });
}
