import { ActionFailure, pageSingleton } from "@quire/core";
import { onPendingAction } from "@quire/services/session";
import * as v from "valibot";
import { GIVE_INTENT, give } from "./give.js";
import { text } from "./text.js";

const KeptSchema = v.object({ url: v.string() });

/** Completes a guest's gift request after sign-in. */
export function giveWhatWasKept(): void {
  pageSingleton("gift-link-intent", () => {
    onPendingAction(GIVE_INTENT, giveKept);
    return true;
  });
}

async function giveKept(data: unknown): Promise<string> {
  const { url } = v.parse(KeptSchema, data);
  const outcome = await give(url);
  switch (outcome.kind) {
    case "given":
      return text("given");
    case "none-left":
      throw new ActionFailure(text("noneLeft"));
    case "not-allowed":
      throw new ActionFailure(text.rich("notAllowed", {}, { subscribe: (words) => words }).join(""));
    case "sign-in-needed":
      throw new ActionFailure(text("signInNeeded"));
    case "failed":
      throw new ActionFailure(text("failed"), outcome.error);
  }
}
