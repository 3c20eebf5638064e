/** The payload of `onToggle` and `quire-toggle`. */
export interface ShowMoreToggle {
  readonly expanded: boolean;
}

/** Attributes and props of a show-more control. */
export interface ShowMoreOptions {
  /** The visible height of a longer passage, in pixels. */
  readonly limit: number;
  readonly expanded: boolean;
  readonly moreLabel: string;
  readonly lessLabel: string;
  /** If omitted, the host emits `quire-toggle`. */
  readonly onToggle?: (toggle: ShowMoreToggle) => void;
}

export const LIMIT = 240;
