import { ownWindow } from "@quire/core";
import { coversFocus } from "./covers-focus.js";

<<<<<<< HEAD
/** Shows a box on the top layer, except while it would cover what the reader types in, or has come to by the keyboard. */
export function keepClear(box: HTMLElement, signal: AbortSignal): () => void {
  const look = () => {
    if (!box.isConnected) return;
    const focused = shownFocus();
    if (!box.matches(":popover-open")) box.showPopover();
    if (!focused || box.matches(":focus-within")) return;
    if (isCovered(focused.getBoundingClientRect(), box.getBoundingClientRect())) box.hidePopover();
=======
/** Shows a box on the top layer, except while it would cover what has the focus. */
export function keepClear(box: HTMLElement, signal: AbortSignal): () => void {
  const look = () => {
    if (!box.isConnected) return;
    if (!box.matches(":popover-open")) box.showPopover();
    if (coversFocus(box)) box.hidePopover();
>>>>>>> 740d0a29 (No help box lies over what has the focus: what stands at the window's foot is scrolled clear of, what stands by something is not seen meanwhile)
  };
  const options = { capture: true, passive: true, signal };
  for (const name of ["focusin", "focusout", "scroll", "resize"])
    ownWindow.addEventListener(name, look, options);
  look();
  return look;
}
<<<<<<< HEAD

/** What shows the focus and can be used; of what was pressed that is a field alone. */
function shownFocus(): Element | undefined {
  let active = ownDocument.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.matches(':focus-visible:not([tabindex="-1"])') ? active : undefined;
}

function isCovered(focused: DOMRect, box: DOMRect): boolean {
  const isBeside = focused.right <= box.left || focused.left >= box.right;
  return !isBeside && focused.bottom > box.top && focused.top < box.bottom;
}
=======
>>>>>>> 740d0a29 (No help box lies over what has the focus: what stands at the window's foot is scrolled clear of, what stands by something is not seen meanwhile)
