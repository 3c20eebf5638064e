import { focusOnMount } from "@quire/features/ordering";
import type { ReactNode, RefObject } from "react";
import { text } from "./text.js";

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
