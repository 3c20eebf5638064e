/** The payload of `onToggle` and `quire-toggle`. */
export interface ShowMoreToggle {
  readonly expanded: boolean;
}

/** Attributes and props of a show-more control. */
export interface ShowMoreOptions {
  /** In pixels: how much is shown of what is longer. */
  readonly limit: number;
  readonly expanded: boolean;
  readonly moreLabel: string;
  readonly lessLabel: string;
  /** By default the host tells of it. */
  readonly onToggle?: (toggle: ShowMoreToggle) => void;
}

export const LIMIT = 240;
