import { track } from "@quire/core";
import { callOnce, isRequestError } from "../client/index.js";
import { type Follow, follow as followRow, unfollow as unfollowRow } from "../contract/index.js";
import { cancelQueued, write } from "../outbox/index.js";
import { dedupe, getUser, sessionSignal, sessionStore } from "../session/index.js";
import { getActivity } from "./activity.js";
import { type FollowOutcome, followFailure } from "./follow-outcome.js";
import { followKey } from "./followed-keys.js";
import { registerFollowWrites } from "./follows-handler.js";
import { sendSignUp } from "./send-sign-up.js";

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** The user now follows something (content-7.29). */
    follow: { readonly type: string; readonly name: string };
    unfollow: { readonly type: string; readonly name: string };
  }
}

type Action = "follow" | "unfollow";

/**
 * Follows a topic, newsletter or campaign. It shows at once, and reverts after a failure. A guest with an
 * e-mail can sign up for a newsletter or a campaign.
 * @throws QuireError `follow/unsupported-activity` for another type. Nothing is sent then
 */
export function follow(target: Follow): Promise<FollowOutcome> {
  return followOnce("follow", target);
}

/** Unfollows a topic, newsletter or campaign. */
export function unfollow(target: Follow): Promise<FollowOutcome> {
  return followOnce("unfollow", target);
}

/** Clicks on several buttons of one topic share one request. */
function followOnce(action: Action, target: Follow): Promise<FollowOutcome> {
  return dedupe(`${action} ${followKey(target.type, target.name)}`, () => sendFollow(action, target));
}

async function sendFollow(action: Action, target: Follow): Promise<FollowOutcome> {
  const { name } = target;
  const type = getActivity(target.type);
  const outcome = await send(action, { ...target, type });
  if (outcome.kind === "done" || outcome.kind === "waiting") track(action, { type, name });
  return outcome;
}

function send(action: Action, target: Follow): Promise<FollowOutcome> {
  const isKnown = getUser(sessionStore().getState()) !== undefined;
  if (isKnown) return sendForReader(action, target);
  return action === "follow" && target.email !== undefined
    ? sendSignUp({ ...target, email: target.email })
    : sendForNobody(action, target);
}

async function sendForReader(action: Action, target: Follow): Promise<FollowOutcome> {
  registerFollowWrites();
  const { type, name } = target;
  const outcome = await write({ action, subject: followKey(type, name), data: { type, name } });
  if (outcome === undefined) return { kind: "sign-in-needed" };
  if (outcome.kind === "failed") return followFailure(outcome.error);
  const opposite = () => (action === "follow" ? unfollow : follow)({ type, name });
  const { kind } = outcome;
  const undo = async (): Promise<FollowOutcome> => {
    // A waiting write is cancelled. If it was sent, the opposite write follows.
    return outcome.kind === "waiting" && (await cancelQueued(outcome.key)) ? { kind: "done" } : opposite();
  };
  return { kind, undo };
}

/** Sends the action of an unknown user. The server may know the user, or else answers 401. */
async function sendForNobody(action: Action, target: Follow): Promise<FollowOutcome> {
  try {
    const row = action === "follow" ? followRow : unfollowRow;
    await callOnce(row, { body: target, signal: sessionSignal() });
    return { kind: "done" };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return followFailure(error);
  }
}
