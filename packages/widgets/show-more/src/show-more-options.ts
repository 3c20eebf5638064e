/** What `onToggle` and `quire-toggle` carry. */
export interface ShowMoreToggle {
  readonly expanded: boolean;
}

/** What a page may say of a show-more control; its attributes and props. */
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
