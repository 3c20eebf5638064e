/** Attributes and props of a help box. */
export interface HelpBoxOptions {
  /** The key under which a seen message is stored. If empty, it depends on the page's address. */
  readonly messageId: string;
  /** Id of the explained element. Empty for the whole page. */
  readonly for: string;
  readonly heading: string;
}
