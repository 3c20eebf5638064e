/** Tone of a notification. */
export const TONES = ["info", "success", "error"] as const;
type Tone = (typeof TONES)[number];

/** Attributes and props of a notification. */
export interface NotificationOptions {
  readonly tone: Tone;
  readonly heading: string;
  /** Message that replaces the children. */
  readonly message: string;
  /** Milliseconds that it shows. 0 means until it is closed. */
  readonly timeout: number;
}
