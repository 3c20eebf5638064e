import type { ReactNode } from "react";
import { text } from "./text.js";

interface ContinueButtonProps {
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** Sends all input and then continues to the review. */
export function ContinueButton({ isBusy, onPress }: ContinueButtonProps): ReactNode {
  return (
    <>
      <button
        className="quire-go-on quire-button"
        type="button"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={onPress}
      >
        <span>{text(isBusy ? "goingOn" : "goOn")}</span>
        <span className="quire-spinner" aria-hidden="true" />
      </button>
      <p className="quire-assurance">{text("noCharge")}</p>
    </>
  );
}
