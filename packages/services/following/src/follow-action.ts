import type { Follow } from "@quire/contract-service";
import { TriggerFailure } from "@quire/core";
import { type FollowOutcome, follow, unfollow } from "./follow.js";
import { text } from "./text.js";

export type FollowAction = "follow" | "unfollow";

/**
 * Carries the action out. @returns what to announce; `undefined` when somebody has to sign in first.
 * @throws TriggerFailure with words for the reader.
 */
export async function carryOut(action: FollowAction, target: Follow): Promise<string | undefined> {
  const outcome = await (action === "follow" ? follow(target) : unfollow(target));
  const { type, name } = target;
  if (outcome.kind === "done") return text(action, { type, name });
  if (outcome.kind === "sign-in-needed") return undefined;
  throw new TriggerFailure(text(outcome.kind, { name }), errorOf(outcome));
}

function errorOf(outcome: FollowOutcome): unknown {
  return outcome.kind === "failed" ? outcome.error : undefined;
}
