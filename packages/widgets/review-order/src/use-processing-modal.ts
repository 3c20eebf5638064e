import { ownDocument } from "@quire/core";
import { useLayoutEffect } from "react";

/** Milliseconds: an order that is through by then flashes no dialog. */
const DELAY = 400;

/**
 * Covers the page with its own `<quire-processing-modal>`, where it has one, while an order is on its way. It is gone
 * before anything else takes the focus: what the bank asks, why it was refused, the receipt.
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
