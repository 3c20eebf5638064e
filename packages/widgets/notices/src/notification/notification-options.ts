/** How a notification is meant. */
export const TONES = ["info", "success", "error"] as const;
type Tone = (typeof TONES)[number];

/** Attributes and props of a notification. */
export interface NotificationOptions {
  readonly tone: Tone;
  readonly heading: string;
  /** Instead of what stands inside. */
  readonly message: string;
  /** Milliseconds that it shows for; 0 until it is closed. */
  readonly timeout: number;
}
