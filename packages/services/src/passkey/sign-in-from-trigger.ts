import { ActionFailure, type TriggerState } from "@quire/core";
import { continueAfterSignIn } from "../session/index.js";
import { canUsePasskeys } from "./has-passkeys.js";
import { signInWithPasskey } from "./sign-in-with-passkey.js";
import { text } from "./text.js";

/**
 * Signs in with a passkey and continues as after any sign-in.
 * @throws ActionFailure with a message for the user
 */
export async function signInFromTrigger(returnPath: string | undefined): Promise<TriggerState> {
  if (!canUsePasskeys()) throw new ActionFailure(text("unavailable"));
  const { signal } = new AbortController();
  const { kind } = await signInWithPasskey({ signal, username: () => "" });
  switch (kind) {
    case "signed-in":
      await continueAfterSignIn({ returnPath });
      return "done";
    case "not-used":
    case "aborted":
      throw new ActionFailure(text("notUsed"));
    case "unknown":
    case "expired":
    case "unsupported":
      throw new ActionFailure(text(kind));
    default:
      throw new ActionFailure(text("unavailable"));
  }
}
