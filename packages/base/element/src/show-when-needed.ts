import { afterPaint, getTree, whenIdle, whenVisible } from "@quire/core";
import type { LaterElement } from "./widget-element.js";

/** Events that show the user's intent to use an element. */
export const INTENT = ["pointerover", "focusin", "touchstart", "input", "keydown"];

/**
 * Calls `show` when the view is needed: according to `loading`, and when the frame opens. It may call it
 * repeatedly.
 */
export function showWhenNeeded(element: LaterElement, show: () => void, signal: AbortSignal): void {
  // Paints the open frame or the clicked control before React blocks the main thread.
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
      if (isTurnedTo(element)) showSoon(); // The pointer or the focus is already in the element.
      break;
    default:
      whenVisible(element, show);
  }
}

/** Does not use `:focus-within`: browsers keep its state from before the shadow root was attached. */
function isTurnedTo(element: LaterElement): boolean {
  return element.matches(":hover") || element.contains(getTree(element).activeElement);
}
