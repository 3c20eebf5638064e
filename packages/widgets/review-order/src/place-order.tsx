import { ownDocument } from "@quire/core";
import { focusOnMount, withSignInPrompt } from "@quire/features/ordering";
import { type OrderStep, submitCheckout } from "@quire/services/order";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { text } from "./text.js";

interface PlaceButtonProps {
  readonly step: OrderStep;
  /** True after the payment was refused, until another card is chosen. */
  readonly isBlocked: boolean;
  readonly onPress: () => void;
}

/** The button that places the order. */
export function PlaceButton({ step, isBlocked, onPress }: PlaceButtonProps): ReactNode {
  const isBusy = step !== "idle";
  return (
    <button
      className="quire-go-on quire-button"
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isBlocked || undefined}
      onClick={isBusy || isBlocked ? undefined : onPress}
    >
      <span>{text(step === "submitting" ? "placing" : "place")}</span>
      <span className="quire-spinner" aria-hidden="true" />
    </button>
  );
}

interface BankStepProps {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly onLeave: () => void;
}

/** The bank's verification step, which the payment service shows in its own frame. */
export function BankStep({ container, isOpen, onLeave }: BankStepProps): ReactNode {
  return (
    <div className="quire-bank" hidden={!isOpen}>
      {isOpen && (
        <>
          <h2 className="quire-step-heading" tabIndex={-1} ref={focusOnMount}>
            {text("bank")}
          </h2>
          <p className="quire-muted">{text("bankNote")}</p>
        </>
      )}
      <div className="quire-bank-frame" ref={container} />
      {isOpen && (
        <p>
          <button type="button" className="quire-link" onClick={onLeave}>
            {text("leaveBank")}
          </button>
        </p>
      )}
    </div>
  );
}

interface PlacingOrder {
  /** The container of the bank's verification step. */
  readonly bank: RefObject<HTMLDivElement | null>;
  readonly place: () => void;
  /** Cancels the bank's verification step. */
  readonly leave: () => void;
}

/** Places the order. The request continues after the widget is removed, except during the bank's step. */
export function usePlacing(): PlacingOrder {
  const bank = useRef<HTMLDivElement>(null);
  const bankStepController = useRef(new AbortController());
  // The container is removed, so the bank's step could no longer be completed.
  useEffect(() => () => bankStepController.current.abort(), []);
  return {
    bank,
    place() {
      if (!bank.current) return;
      if (bankStepController.current.signal.aborted) bankStepController.current = new AbortController();
      void withSignInPrompt(submitCheckout(bank.current, bankStepController.current.signal));
    },
    leave: () => bankStepController.current.abort(),
  };
}

/** Milliseconds before the dialog opens, so that it does not flash for a fast order. */
const DIALOG_DELAY_MS = 400;

/**
 * Opens the page's `<quire-processing-modal>`, if there is one, while an order is processed. It closes before focus
 * moves to the bank's step, an error or the receipt.
 */
export function useProcessingModal(isProcessing: boolean): void {
  useLayoutEffect(() => {
    if (!isProcessing) return;
    const modal = () => ownDocument.querySelector("quire-processing-modal");
    const timer = setTimeout(() => modal()?.setAttribute("open", ""), DIALOG_DELAY_MS);
    return () => {
      clearTimeout(timer);
      modal()?.removeAttribute("open");
    };
  }, [isProcessing]);
}
