import { CaptchaError } from "../captcha/index.js";
import { call, isRequestError, type RequestError } from "../client/index.js";
import {
  type Failure,
  forgotPasswordFlyout,
  forgotPassword as forgotPasswordRow,
} from "../contract/index.js";

export interface ForgotPasswordInput {
  readonly emailAddress: string;
  /** A new captcha token, or empty if there is no captcha. */
  readonly captcha?: string;
}

export interface ForgotPasswordOptions {
  /** Uses the flyout's separate endpoint (accounts-7.10). */
  readonly flyout?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Outcome of the request. The widget chooses the message (accounts-8). */
export type ForgotPasswordOutcome =
  /** Also for unknown e-mail addresses. */
  | { readonly kind: "sent" }
  | { readonly kind: "restricted" }
  /** Too many resets: locked for 24 hours (accounts-9.3). */
  | { readonly kind: "locked" }
  | { readonly kind: "failed"; readonly error: RequestError };

/**
 * Requests an e-mail with a link to reset the password.
 * @throws CaptchaError `captcha/required` when the server needs a token, or refuses this one
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
  // Parsed by the endpoint's schema. Statuses without a schema have no `failure`.
  const problems = (error.failure as Failure | undefined)?.errors ?? [];
  if (problems.some(({ field }) => field === "reCaptchaToken")) {
    throw new CaptchaError("captcha/required", "The server rejected the token.", error);
  }
  if (error.status === 403) return { kind: "restricted" };
  if (error.status === 423) return { kind: "locked" };
  return { kind: "failed", error };
}
