import {
  ActionFailure,
  type Activation,
  notify,
  openOverlay,
  showTriggerState,
  type TriggerState,
} from "@quire/core";
import { getGenericFailure } from "../configuration/index.js";
import type { Follow } from "../contract/index.js";
import { offerUndo } from "../outbox/index.js";
import { getUser, sessionStore } from "../session/index.js";
import { getActivity } from "./activity.js";
import { follow } from "./follow.js";
import { text } from "./text.js";
import { getFollows, unsubscribeAll } from "./unsubscribe-all.js";

/** Unfollows everything of the trigger's type, and offers an Undo (beyond-177). A guest is asked to sign in. */
export async function unsubscribeFromTrigger({ data, element, keyboard }: Activation): Promise<TriggerState> {
  const type = data.type === undefined ? undefined : getActivity(data.type);
  const ended = getFollows(getUser(sessionStore().getState()), type);
  const outcome = await unsubscribeAll(type);
  if (outcome.kind === "failed") throw new ActionFailure(getGenericFailure(), outcome.error);
  if (outcome.kind === "sign-in-needed") {
    openOverlay({ name: "auth-modal", attributes: { mode: "sign-in" }, trigger: element, keyboard });
    return "idle";
  }
  const message = text(type === undefined ? "all-ended" : "type-ended");
  if (ended.length > 0) offerUndo(message, () => followAgain(ended, element));
  else notify(message, "success");
  return "done";
}

async function followAgain(ended: readonly Follow[], trigger: HTMLElement): Promise<void> {
  const outcomes = await Promise.all(ended.map((one) => follow(one)));
  const areAllRestored = outcomes.every(({ kind }) => kind === "done" || kind === "waiting");
  if (areAllRestored) showTriggerState(trigger, "idle");
  notify(areAllRestored ? text("restored") : getGenericFailure(), areAllRestored ? "success" : "error");
}
