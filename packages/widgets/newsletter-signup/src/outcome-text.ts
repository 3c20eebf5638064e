import type { FollowOutcome } from "@quire/services/following";
import { text } from "./text.js";

export type Refusal = Exclude<FollowOutcome, { kind: "done" | "waiting" }>;

export function isRefused(outcome: FollowOutcome): outcome is Refusal {
  return outcome.kind !== "done" && outcome.kind !== "waiting";
}

/**
 * Returns the reason for a refused subscription of `label` (accounts-5.15, content-6.8), or `undefined` for the generic
 * message.
 */
export function getOutcomeText(outcome: Refusal, label: string): string | undefined {
  switch (outcome.kind) {
    case "subscriber-only":
      return text("subscriberOnly", { label });
    case "executive-only":
      return text("executiveOnly", { label });
    case "invalid-email":
      return text("invalidEmail");
    case "too-many":
      return text("tooMany");
    case "failed":
      return outcome.error.code === "request/offline" ? text("offline") : undefined;
    default:
      return undefined;
  }
}
