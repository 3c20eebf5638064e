import { withSignInPrompt } from "@quire/features/ordering";
import { submitCheckout } from "@quire/services/order";
import { type RefObject, useEffect, useRef } from "react";

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
  const left = useRef(new AbortController());
  // The container is removed, so the bank's step could no longer be completed.
  useEffect(() => () => left.current.abort(), []);
  return {
    bank,
    place() {
      if (!bank.current) return;
      if (left.current.signal.aborted) left.current = new AbortController();
      void withSignInPrompt(submitCheckout(bank.current, left.current.signal));
    },
    leave: () => left.current.abort(),
  };
}
