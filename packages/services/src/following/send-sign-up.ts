import { callOnce, isRequestError } from "../client/index.js";
import { type FollowType, signUpForCampaign, signUpForNewsletter } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { type FollowOutcome, followFailure } from "./follow-outcome.js";
import { followKey } from "./followed-keys.js";
import { followingStore } from "./following-store.js";

export interface SignUp {
  readonly type: FollowType;
  /** For a campaign, its id. */
  readonly name: string;
  readonly email: string;
}

/** Sends a sign-up for a newsletter or a campaign. The caller tracks it. */
export async function sendSignUp({ type, name, email }: SignUp): Promise<FollowOutcome> {
  if (type === "topic") return { kind: "sign-in-needed" };
  const address = email.trim();
  // More than 2 characters, with an @ (accounts-5.15). The server validates everything else.
  if (!(address.length > 2 && address.includes("@"))) return { kind: "invalid-email" };
  const row = type === "newsletter" ? signUpForNewsletter : signUpForCampaign;
  const signal = sessionSignal();
  try {
    await callOnce(row, { body: { name, email: address }, signal });
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return followFailure(error);
  }
  if (!signal.aborted) showSignUp(followKey(type, name), true);
  return { kind: "done" };
}

/** Shows a guest's sign-up by e-mail as followed on this page. */
function showSignUp(key: string, isSignedUp: boolean): void {
  followingStore().setState(({ followed }) => {
    const next = new Set(followed);
    if (isSignedUp) next.add(key);
    else next.delete(key);
    return { followed: next };
  });
}
