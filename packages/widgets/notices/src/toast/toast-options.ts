/** A toast's positions along the bottom of the window. */
export const PLACEMENTS = ["center", "start", "end"] as const;

/** Attributes and props of a toast. */
export interface ToastOptions {
  readonly placement: (typeof PLACEMENTS)[number];
  /** Milliseconds that it shows for; 0 for its own times. An error stays until it is closed. */
  readonly timeout: number;
}

/** Milliseconds: long enough to read it and to decide. */
export const TIMEOUT = 8_000;

/** Milliseconds: long enough to get there by the keyboard too. */
export const UNDO_TIMEOUT = 15_000;
