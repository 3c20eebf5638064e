import { type Action, ActionFailure } from "@quire/core";
import { continueAfterSignIn } from "../../session/index.js";
import { canUsePasskeys } from "../has-passkeys.js";
import { text } from "../text.js";

/**
 * `data-quire-do="sign-in-with-passkey"` on a button of the page's own form. `data-return` is the path to open afterwards;
 * by default the page's `?return=`.
 */
export const action: Action = {
  async run({ data }) {
    if (!canUsePasskeys()) throw new ActionFailure(text("unavailable"));
    const { signInWithPasskey } = await import("../sign-in-with-passkey.js");
    const { signal } = new AbortController();
    const { kind } = await signInWithPasskey({ signal, username: () => "" });
    switch (kind) {
      case "signed-in":
        await continueAfterSignIn({ returnPath: data["return"] });
        return "done";
      case "not-used":
      case "aborted":
        throw new ActionFailure(text("notUsed"));
      case "unknown":
      case "expired":
        throw new ActionFailure(text(kind));
      default:
        throw new ActionFailure(text("unavailable"));
    }
  },
  prepare: () => import("../sign-in-with-passkey.js"),
};
