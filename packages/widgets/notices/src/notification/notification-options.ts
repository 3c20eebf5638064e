/** How a notification is meant. */
export const TONES = ["info", "success", "error"] as const;
type Tone = (typeof TONES)[number];

/** What a page may say of a notification; its attributes and props. */
export interface NotificationOptions {
  readonly tone: Tone;
  readonly heading: string;
  /** Instead of what stands inside. */
  readonly message: string;
  /** Milliseconds that it shows for; 0 until it is closed. */
  readonly timeout: number;
}

export const ATTRIBUTES = ["tone", "heading", "message", "timeout"];

/** The options as the host's attributes say them, before the element's own code can tell what is wrong with them. */
export function optionsOf(host: Element): NotificationOptions {
  const said = (name: string) => host.getAttribute(name)?.trim() ?? "";
  const timeout = Number(said("timeout"));
  return {
    tone: TONES.find((tone) => tone === said("tone")) ?? "info",
    heading: said("heading"),
    message: said("message"),
    timeout: Number.isFinite(timeout) ? timeout : 0,
  };
}
