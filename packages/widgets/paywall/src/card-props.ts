import type { Typed } from "@quire/features/credentials";
import type { Card } from "./card.js";
import type { Hold } from "./use-hold.js";

/** What each card is given. */
export interface CardProps {
  readonly gift: boolean;
  readonly goal: "checkout" | "reading";
  /** What was typed so far, on whichever card. */
  readonly typed: Typed;
  /** Where the form goes without script. */
  readonly action: string;
  readonly go: (card: Card) => void;
}

/** What the cards are given that let a reader in. */
export interface EntryProps extends CardProps {
  /** Runs a sending with the card held fast: whoever is known meanwhile, it stays until the work is done. */
  readonly hold: Hold;
}
