import { CaptchaError } from "../captcha/index.js";
import { call, isRequestError, type RequestError } from "../client/index.js";
import {
  type Failure,
  forgotPasswordFlyout,
  forgotPassword as forgotPasswordRow,
} from "../contract/index.js";

export interface ForgotPasswordInput {
  readonly emailAddress: string;
  /** A fresh captcha token; empty where none is used. */
  readonly captcha?: string;
}

export interface ForgotPasswordOptions {
  /** The flyout asks at an address of its own (accounts-7.10). */
  readonly flyout?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** What came of it; the widget chooses the words (accounts-8). */
export type ForgotPasswordOutcome =
  /** The same for an e-mail that nobody knows. */
  | { readonly kind: "sent" }
  | { readonly kind: "restricted" }
  /** Resets have been tried too often: 24 hours (accounts-9.3). */
  | { readonly kind: "locked" }
  | { readonly kind: "failed"; readonly error: RequestError };

/**
 * Asks for a link to reset the password.
 * @throws CaptchaError `captcha/required` where the server wants a token, or takes this one for none
 */
export async function forgotPassword(
  { emailAddress, captcha = "" }: ForgotPasswordInput,
  { flyout = false, signal }: ForgotPasswordOptions = {},
): Promise<ForgotPasswordOutcome> {
  try {
    if (flyout) {
      await call(forgotPasswordFlyout, { body: { email: emailAddress, reCaptchaToken: captcha }, signal });
    } else {
      await call(forgotPasswordRow, { body: { emailAddress, reCaptchaToken: captcha }, signal });
    }
    return { kind: "sent" };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return forgotPasswordFailure(error);
  }
}

function forgotPasswordFailure(error: RequestError): ForgotPasswordOutcome {
  if (error.isMisplaced) return { kind: "failed", error };
  // The endpoint's schema for this status has parsed it; another status has none.
  const problems = (error.failure as Failure | undefined)?.errors ?? [];
  if (problems.some(({ field }) => field === "reCaptchaToken")) {
    throw new CaptchaError("captcha/required", "The server does not take the token.", error);
  }
  if (error.status === 403) return { kind: "restricted" };
  if (error.status === 423) return { kind: "locked" };
  return { kind: "failed", error };
}
