import type { OrderStep } from "@quire/services/order";
import type { ReactNode } from "react";
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
