import { track } from "@quire/core";

/** An action of the user on content (content-7.28). */
export interface ContentAction {
  readonly action: "save" | "unsave" | "organize" | "discard" | "share" | "print" | "gift" | "download";
  /** Id of the item, if it has one. */
  readonly id?: string;
  /** Its address. */
  readonly url?: string;
  /** Provider of a share: `email`, `Facebook`, `Twitter`, `LinkedIn`. */
  readonly via?: string;
}

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** The user did something with content, such as `save` (content-7.28). */
    "content-action": ContentAction;
  }
}

/** Fires `content-action` on the body, once for each successful action. */
export function trackContent(done: ContentAction): void {
  track("content-action", done);
}
