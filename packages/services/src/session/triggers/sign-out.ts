import { type Trigger, TriggerFailure } from "@quire/core";
import { text } from "../text.js";

/** `data-quire-do="sign-out"`, with `data-return` for where to go. */
export const trigger: Trigger = {
  async run({ data }) {
    const { signOut } = await import("../sign-out.js");
    try {
      await signOut(data.return);
    } catch (cause) {
      throw new TriggerFailure(text("signOutFailed"), cause);
    }
    return "done";
  },
};
