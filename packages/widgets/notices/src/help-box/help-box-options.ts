/** Attributes and props of a help box. */
export interface HelpBoxOptions {
  /** What the reader has seen is remembered by it; empty for the message of the page's address. */
  readonly messageId: string;
  /** The id of what it explains; empty for the page as a whole. */
  readonly for: string;
  readonly heading: string;
}
