import { useState } from "react";
import { captchaToken, isCaptchaError } from "../captcha/index.js";
import {
  continueAfterSignIn,
  type SignInInput,
  type SignInOutcome,
  signIn,
  type UnlockTime,
  useLockout,
} from "../session/index.js";
import { type Submission, useSubmission } from "./use-submission.js";

export interface FlowOptions {
  /** Path of this site that opens afterwards. Default: the page's `?return=`, else the page stays or reloads. */
  readonly returnPath?: string | undefined;
}

export interface SignInControl extends Submission<SignInInput, SignInOutcome> {
  /** Remaining time of the submitted account's lockout, counted down in every tab, or null. */
  readonly lockout: UnlockTime | null;
}

/**
 * A sign-in form without UI. `submit` asks for a captcha token if the page has a captcha, signs in, and continues as the
 * modal does: in place with a router or `afterSignIn: "update"`, else with a reload. It rejects only for faults of code.
 * @public for applications
 * @example
 * const { submit, isSending, outcome, lockout } = useSignIn();
 * <form
 *   onSubmit={(event) => {
 *     event.preventDefault();
 *     const { username, password } = Object.fromEntries(new FormData(event.currentTarget));
 *     void submit({ username: String(username), password: String(password) });
 *   }}
 * >
 */
export function useSignIn({ returnPath }: FlowOptions = {}): SignInControl {
  const [username, setUsername] = useState("");
  const lockout = useLockout(username);
  const submission = useSubmission(async (input: SignInInput): Promise<SignInOutcome> => {
    setUsername(input.username);
    const captcha = input.captcha ?? (await getTokenFor("sign_in"));
    if (captcha === undefined) return { kind: "captcha" };
    const outcome = await signIn({ ...input, captcha });
    if (outcome.kind === "signed-in") await continueAfterSignIn({ returnPath });
    return outcome;
  });
  return { ...submission, lockout: username === "" ? null : lockout };
}

/** Returns a new captcha token, or undefined if the captcha fails or the user does not solve it. */
export async function getTokenFor(action: "sign_in" | "register"): Promise<string | undefined> {
  try {
    return await captchaToken(action);
  } catch (error) {
    if (isCaptchaError(error)) return undefined;
    throw error;
  }
}
