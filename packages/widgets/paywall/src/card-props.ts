import type { Typed } from "@quire/features/credentials";
import type { Card } from "./card.js";
import type { HoldCard } from "./use-hold.js";

/** The props of every card. */
export interface CardProps {
  readonly gift: boolean;
  readonly goal: "checkout" | "reading";
  /** The values typed so far, on any card. */
  readonly typed: Typed;
  /** The form's address for native submit. */
  readonly action: string;
  readonly go: (card: Card) => void;
}

/** The props of the sign-in and registration cards. */
export interface EntryProps extends CardProps {
  /** Keeps the card during a submit, also when the user changes meanwhile. */
  readonly hold: HoldCard;
}
