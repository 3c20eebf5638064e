import { type Action, ActionFailure } from "@quire/core";
import { text } from "../text.js";

/** `data-quire-do="sign-out"`. `data-return` is the address to open afterwards. */
export const action: Action = {
  async run({ data }) {
    const { signOut } = await import("../sign-out.js");
    try {
      await signOut(data.return);
    } catch (cause) {
      throw new ActionFailure(text("signOutFailed"), cause);
    }
    return "done";
  },
};
