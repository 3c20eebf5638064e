import { ActionFailure, type Activation, notify, openOverlay, type TriggerState } from "@quire/core";
import { genericFailure } from "../configuration/index.js";
import { activityOf } from "./activity.js";
import { text } from "./text.js";
import { unsubscribeAll } from "./unsubscribe-all.js";

/** Ends what the trigger names, and says so; a guest is asked to sign in, and has nothing to end before. */
export async function unsubscribeFromTrigger({ data, element, keyboard }: Activation): Promise<TriggerState> {
  const outcome = await unsubscribeAll(data.type === undefined ? undefined : activityOf(data.type));
  if (outcome.kind === "failed") throw new ActionFailure(genericFailure(), outcome.error);
  if (outcome.kind === "sign-in-needed") {
    openOverlay({ name: "auth-modal", attributes: { mode: "sign-in" }, trigger: element, keyboard });
    return "idle";
  }
  notify(text(data.type === undefined ? "all-ended" : "type-ended"), "success");
  return "done";
}
