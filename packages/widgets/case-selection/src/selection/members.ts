import { pageSingleton } from "@quire/core";
import type { Frame } from "@quire/core/frame";
import type { Rules } from "./rules.js";

/** A case selection on the page. */
export interface Member {
  readonly frame: Frame;
  rules: Rules;
  /** Aborts when the case selection is removed. */
  readonly controller: AbortController;
}

/** Returns the page's case selections by host, the oldest first. */
export function members(): Map<HTMLElement, Member> {
  return pageSingleton("case-selections", () => new Map<HTMLElement, Member>());
}

/** Returns the case selection that handles messages and clicks. */
export function getFirstMember(): Member | undefined {
  return members().values().next().value;
}
