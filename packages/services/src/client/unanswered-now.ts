import { pageSingleton, pageStorage } from "@quire/core";

/** Storage key of the tab's unanswered intents. */
export const UNANSWERED = "quire:unanswered";

/** Unanswered intents at the start of a call. */
export interface UnansweredNow {
  /** Stored text, not parsed. */
  readonly stored: string;
  readonly underWay: ReadonlySet<string>;
}

/** Keys of requests in flight. The same request made meanwhile is a second intent, and gets a new key. */
export const underWay = () => pageSingleton("keys-under-way", () => new Set<string>());

/** Returns the unanswered intents. Usually there are none, and then no code is loaded to parse them. */
export function unansweredNow(): UnansweredNow | undefined {
  const stored = pageStorage("session").get(UNANSWERED);
  return stored === null ? undefined : { stored, underWay: new Set(underWay()) };
}
