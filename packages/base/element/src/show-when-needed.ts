import { afterPaint, treeOf, whenIdle, whenVisible } from "@quire/core";
import type { LaterElement } from "./widget-element.js";

/** By these a reader turns to an element. */
const INTENT = ["pointerover", "focusin", "touchstart", "input", "keydown"];

/** Calls `show`, which may be called often, when the view is needed: as `loading` says, and when the frame opens. */
export function showWhenNeeded(element: LaterElement, show: () => void, signal: AbortSignal): void {
  // What is open, or answers a press, is painted before React takes its time.
  const showSoon = () => afterPaint(show);
  if (element.shell.frame?.isOpen) afterPaint(show, 100);
  const onOpen = ({ target }: Event) => target === element && showSoon();
  element.addEventListener("quire-open", onOpen, { signal });
  switch (element.loading) {
    case "eager":
      show();
      break;
    case "idle":
      whenIdle(show);
      break;
    case "intent":
      for (const name of INTENT)
        element.addEventListener(name, showSoon, { capture: true, passive: true, once: true, signal });
      if (isTurnedTo(element)) showSoon(); // The reader was quicker.
      break;
    default:
      whenVisible(element, show);
  }
}

/** Not `:focus-within`, which browsers keep for what had no shadow root when the focus came. */
function isTurnedTo(element: LaterElement): boolean {
  return element.matches(":hover") || element.contains(treeOf(element).activeElement);
}
