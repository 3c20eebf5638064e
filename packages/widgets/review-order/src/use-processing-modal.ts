import { ownDocument } from "@quire/core";
import { useLayoutEffect } from "react";

/** Milliseconds before the dialog opens, so that it does not flash for a fast order. */
const DELAY = 400;

/**
 * Opens the page's `<quire-processing-modal>`, if there is one, while an order is processed. It closes before focus
 * moves to the bank's step, an error or the receipt.
 */
export function useProcessingModal(isOnItsWay: boolean): void {
  useLayoutEffect(() => {
    if (!isOnItsWay) return;
    const modal = () => ownDocument.querySelector("quire-processing-modal");
    const timer = setTimeout(() => modal()?.setAttribute("open", ""), DELAY);
    return () => {
      clearTimeout(timer);
      modal()?.removeAttribute("open");
    };
  }, [isOnItsWay]);
}
