import { ownDocument, ownWindow } from "@quire/core";

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Shows a box on the top layer, except while it would cover the field that the reader types in. */
export function keepClear(box: HTMLElement, signal: AbortSignal): () => void {
  const look = () => {
    if (!box.isConnected) return;
    const field = focusedField();
    if (!box.matches(":popover-open")) box.showPopover();
    if (field && isCovered(field.getBoundingClientRect(), box.getBoundingClientRect())) box.hidePopover();
  };
  const options = { capture: true, passive: true, signal };
  for (const name of ["focusin", "focusout", "scroll", "resize"])
    ownWindow.addEventListener(name, look, options);
  look();
  return look;
}

function focusedField(): Element | undefined {
  let active = ownDocument.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.matches(FIELD) ? active : undefined;
}

function isCovered(field: DOMRect, box: DOMRect): boolean {
  const isBeside = field.right <= box.left || field.left >= box.right;
  return !isBeside && field.bottom > box.top && field.top < box.bottom;
}
