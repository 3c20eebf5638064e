import { pageSingleton, pageStorage } from "@quire/core";

/** Storage key of the tab's unanswered intents. */
export const UNANSWERED = "quire:unanswered";

/** How things stood when a call was begun. */
export interface UnansweredNow {
  /** As it is stored, not looked at yet. */
  readonly stored: string;
  readonly underWay: ReadonlySet<string>;
}

/** Keys that have been sent and may still be answered: who asks for the same meanwhile wants it twice. */
export const underWay = () => pageSingleton("keys-under-way", () => new Set<string>());

/** Returns the stored text. It is mostly absent: then no code to parse it is loaded. */
export function unansweredNow(): UnansweredNow | undefined {
  const stored = pageStorage("session").get(UNANSWERED);
  return stored === null ? undefined : { stored, underWay: new Set(underWay()) };
}
