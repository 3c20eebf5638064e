/** A toast's positions along the bottom of the window. */
export const PLACEMENTS = ["center", "start", "end"] as const;

/** Attributes and props of a toast. */
export interface ToastOptions {
  readonly placement: (typeof PLACEMENTS)[number];
  /** Milliseconds to show the toast; 0 for the defaults. An error stays until the user closes it. */
  readonly timeout: number;
}

/** Milliseconds to read a message. */
export const READING_TIME_MS = 8_000;

/** Milliseconds to reach Undo, by keyboard too. */
export const UNDO_TIMEOUT = 15_000;
