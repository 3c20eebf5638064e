import { getGenericFailure } from "../configuration/index.js";
import type { Follow } from "../contract/index.js";
import type { FollowOutcome } from "./follow-outcome.js";
import { text } from "./text.js";

/** Returns the message for an outcome or for a finished action. */
export function getFollowText(
  what: Exclude<FollowOutcome["kind"], "done"> | "follow" | "unfollow",
  { type, name }: Follow,
): string {
  return what === "failed" ? getGenericFailure() : text(what, { type, name });
}
