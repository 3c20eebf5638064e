import { pageSingleton, pageStorage } from "@quire/core";

/** Where the tab keeps what has been asked for and not been answered. */
export const UNANSWERED = "quire:unanswered";

/** How things stood when a call was begun. */
export interface UnansweredNow {
  /** As it is stored, not looked at yet. */
  readonly stored: string;
  readonly underWay: ReadonlySet<string>;
}

/** Keys that have been sent and may still be answered: who asks for the same meanwhile wants it twice. */
export const underWay = () => pageSingleton("keys-under-way", () => new Set<string>());

/** What is stored; nothing, as mostly: then no code is needed that can read it. */
export function unansweredNow(): UnansweredNow | undefined {
  const stored = pageStorage("session").get(UNANSWERED);
  return stored === null ? undefined : { stored, underWay: new Set(underWay()) };
}
