/** Attributes and props of a help box. */
export interface HelpBoxOptions {
  /** The key under which a seen message is stored; empty for the page's address. */
  readonly messageId: string;
  /** The id of what it explains; empty for the page as a whole. */
  readonly for: string;
  readonly heading: string;
}
