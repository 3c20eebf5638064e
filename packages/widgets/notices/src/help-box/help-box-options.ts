/** What a page may say of a help box; its attributes and props. */
export interface HelpBoxOptions {
  /** What the reader has seen is remembered by it; empty for the message of the page's address. */
  readonly messageId: string;
  /** The id of what it explains; empty for the page as a whole. */
  readonly for: string;
  readonly heading: string;
}

export const ATTRIBUTES = ["message-id", "for", "heading"];

/** The options as the host's attributes say them. */
export function optionsOf(host: Element): HelpBoxOptions {
  const said = (name: string) => host.getAttribute(name)?.trim() ?? "";
  return { messageId: said("message-id"), for: said("for"), heading: said("heading") };
}
