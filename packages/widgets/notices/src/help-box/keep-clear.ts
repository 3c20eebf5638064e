import { ownWindow } from "@quire/core";
import { coversFocus } from "./covers-focus.js";

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
