import { useLayoutEffect, useState } from "react";
import type { Card } from "./card.js";

export interface ShownCard {
  readonly card: Card;
  /** The card that 'Go back' leads to. */
  readonly previous: Card;
  /** The reset card has done its work. */
  readonly isSent: boolean;
}

const opening = (card: Card): ShownCard => ({ card, previous: "sign-in", isSent: false });

/** Which card is shown: begins with `first`, and follows it. */
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
