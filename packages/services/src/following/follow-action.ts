import { ActionFailure, notify } from "@quire/core";
import type { Follow } from "../contract/index.js";
import { offerUndo } from "../outbox/index.js";
import { dedupe } from "../session/index.js";
import { follow, unfollow } from "./follow.js";
import type { FollowOutcome } from "./follow-outcome.js";
import { getFollowText } from "./follow-words.js";
import { followKey } from "./followed-keys.js";

export type FollowAction = "follow" | "unfollow";

/** Outcome of an action. `refused` means that the user's subscription does not include it. */
export type FollowResult = "done" | "sign-in-needed" | "refused";

/**
 * Runs the action, shows its outcome and offers an Undo.
 * @throws ActionFailure with a message for the user, when a retry can help
 */
export function execute(action: FollowAction, target: Follow): Promise<FollowResult> {
  const { type, name, email = "" } = target;
  // Simultaneous clicks on several buttons of one topic show one message.
  return dedupe(`tell ${action} ${followKey(type, name)} ${email}`, () => sendAndNotify(action, target));
}

async function sendAndNotify(action: FollowAction, target: Follow): Promise<FollowResult> {
  const outcome = await (action === "follow" ? follow(target) : unfollow(target));
  if (outcome.kind === "sign-in-needed") return "sign-in-needed";
  if (outcome.kind === "executive-only" || outcome.kind === "subscriber-only") {
    notify(getFollowText(outcome.kind, target), "error");
    return "refused";
  }
  if (outcome.kind !== "done" && outcome.kind !== "waiting") {
    throw new ActionFailure(getFollowText(outcome.kind, target), getError(outcome));
  }
  const message = getFollowText(action, target);
  const shown = outcome.kind === "waiting" ? getFollowText("waiting", target) : message;
  const { undo } = outcome;
  if (undo) offerUndo(shown, () => undoIt(undo, action, target));
  else notify(shown, "success");
  return "done";
}

async function undoIt(
  undo: () => Promise<FollowOutcome>,
  action: FollowAction,
  target: Follow,
): Promise<void> {
  const { kind } = await undo();
  if (kind === "done" || kind === "waiting")
    notify(getFollowText(action === "follow" ? "unfollow" : "follow", target), "success");
  else notify(getFollowText(kind, target), "error");
}

function getError(outcome: FollowOutcome): unknown {
  return outcome.kind === "failed" ? outcome.error : undefined;
}
