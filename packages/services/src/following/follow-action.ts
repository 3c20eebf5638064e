import { ActionFailure, notify } from "@quire/core";
import type { Follow } from "../contract/index.js";
import { offerUndo } from "../outbox/index.js";
import { dedupe } from "../session/index.js";
import { follow, unfollow } from "./follow.js";
import type { FollowOutcome } from "./follow-outcome.js";
import { wordsFor } from "./follow-words.js";
import { followKey } from "./followed-keys.js";

export type FollowAction = "follow" | "unfollow";

/** How it ended; `refused` is for a reader whose subscription does not include it. */
export type Carried = "done" | "sign-in-needed" | "refused";

/**
 * Carries the action out, shows its words to the reader and offers to undo it.
 * @throws ActionFailure with words for the reader, where another try may help
 */
export function execute(action: FollowAction, target: Follow): Promise<Carried> {
  const { type, name, email = "" } = target;
  // Several buttons of one topic, pressed at once, say it once.
  return dedupe(`tell ${action} ${followKey(type, name)} ${email}`, () => tellOf(action, target));
}

async function tellOf(action: FollowAction, target: Follow): Promise<Carried> {
  const outcome = await (action === "follow" ? follow(target) : unfollow(target));
  if (outcome.kind === "sign-in-needed") return "sign-in-needed";
  if (outcome.kind === "executive-only" || outcome.kind === "subscriber-only") {
    notify(wordsFor(outcome.kind, target), "error");
    return "refused";
  }
  if (outcome.kind !== "done" && outcome.kind !== "waiting") {
    throw new ActionFailure(wordsFor(outcome.kind, target), errorOf(outcome));
  }
  const said = wordsFor(action, target);
  const shown = outcome.kind === "waiting" ? wordsFor("waiting", target) : said;
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
    notify(wordsFor(action === "follow" ? "unfollow" : "follow", target), "success");
  else notify(wordsFor(kind, target), "error");
}

function errorOf(outcome: FollowOutcome): unknown {
  return outcome.kind === "failed" ? outcome.error : undefined;
}
