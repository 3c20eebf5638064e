import { ownDocument, ownWindow } from "@quire/core";

/** Shows a box on the top layer, except while it would cover the focused element. */
export function keepClear(box: HTMLElement, signal: AbortSignal): () => void {
  const look = () => {
    if (!box.isConnected) return;
    if (!box.matches(":popover-open")) box.showPopover();
    if (coversFocus(box)) box.hidePopover();
  };
  const options = { capture: true, passive: true, signal };
  for (const name of ["focusin", "focusout", "scroll", "resize"])
    ownWindow.addEventListener(name, look, options);
  look();
  return look;
}

/** Returns true if a box covers the element with visible focus, and the focus is not inside the box. */
export function coversFocus(box: HTMLElement): boolean {
  let active = ownDocument.activeElement as HTMLElement | null;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement as HTMLElement;
  if (!active?.matches(":focus-visible") || active.tabIndex < 0 || box.matches(":focus-within")) return false;
  const own = active.getBoundingClientRect();
  const over = box.getBoundingClientRect();
  const isBeside = own.right <= over.left || own.left >= over.right;
  return !isBeside && own.bottom > over.top && own.top < over.bottom;
}
