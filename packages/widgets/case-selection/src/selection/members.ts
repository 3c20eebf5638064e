import { pageSingleton } from "@quire/core";
import type { Frame } from "@quire/core/frame";
import type { Rules } from "./rules.js";

/** A case selection that stands on the page. */
export interface Member {
  readonly frame: Frame;
  rules: Rules;
  /** Aborts when it leaves. */
  readonly leaving: AbortController;
}

/** Those of the page by host, the oldest first. */
export function members(): Map<HTMLElement, Member> {
  return pageSingleton("case-selections", () => new Map<HTMLElement, Member>());
}

/** The one that a message or a click is meant for. */
export function firstMember(): Member | undefined {
  return members().values().next().value;
}
