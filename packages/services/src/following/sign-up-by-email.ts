import { track } from "@quire/core";
import { dedupe } from "../session/index.js";
import type { FollowOutcome } from "./follow-outcome.js";
import { followKey } from "./followed-keys.js";
import { type SignUp, sendSignUp } from "./send-sign-up.js";

/**
 * Signs up for a newsletter or a campaign without an account (accounts-5.15, content-7.23). Simultaneous calls for the
 * same sign-up share one request.
 */
export function signUpByEmail(signUp: SignUp): Promise<FollowOutcome> {
  const { type, name, email } = signUp;
  return dedupe(`sign up ${followKey(type, name)} ${email.trim()}`, () => send(signUp));
}

async function send(signUp: SignUp): Promise<FollowOutcome> {
  const outcome = await sendSignUp(signUp);
  const { type, name } = signUp;
  if (outcome.kind === "done") track("follow", { type, name });
  return outcome;
}
