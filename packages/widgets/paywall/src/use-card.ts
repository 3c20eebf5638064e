import { useLayoutEffect, useState } from "react";
import type { Card } from "./card.js";

export interface ShownCard {
  readonly card: Card;
  /** The card that 'Go back' leads to. */
  readonly previous: Card;
  /** True after the reset card has sent its link. */
  readonly isSent: boolean;
}

const opening = (card: Card): ShownCard => ({ card, previous: "sign-in", isSent: false });

/** Holds the current card. It is `first` initially, and again whenever `first` changes. */
export function useCard(first: Card, onChange: (card: Card) => void) {
  const [shown, show] = useState(() => opening(first));
  useLayoutEffect(() => show(opening(first)), [first]);
  return {
    shown,
    go(card: Card): void {
      const previous = shown.card === "register" ? "sign-in" : shown.card;
      show({ card, previous, isSent: false });
      onChange(card);
    },
    sent: () => show({ ...shown, isSent: true }),
  };
}
