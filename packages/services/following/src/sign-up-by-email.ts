import { track } from "@quire/core";
import type { FollowOutcome } from "./follow-outcome.js";
import { type SignUp, sendSignUp } from "./send-sign-up.js";

/** Signs somebody without an account up for a newsletter or a campaign (accounts-5.15, content-7.23). */
export async function signUpByEmail(signUp: SignUp): Promise<FollowOutcome> {
  const outcome = await sendSignUp(signUp);
  const { type, name } = signUp;
  if (outcome.kind === "done") track("follow", { type, name });
  return outcome;
}
