import { report, track } from "@quire/core";
import { call, isRequestError, type RequestError } from "../client/index.js";
import { authenticate, profile, type SignInFailure } from "../contract/index.js";
import { endLockout, lockOut } from "./lockout-store.js";
import { newReader } from "./new-reader.js";
import { sessionStore } from "./session-store.js";

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** The user has signed in. */
    "sign-in": null;
  }
}

export interface SignInInput {
  readonly username: string;
  readonly password: string;
  /** A new captcha token, or empty if there is no captcha. */
  readonly captcha?: string;
}

/** Outcome of a sign-in. The widget chooses the message (accounts-8). */
export type SignInOutcome =
  | { readonly kind: "signed-in" }
  | { readonly kind: "invalid"; readonly status: number; readonly triesLeft: number | undefined }
  /** `lockoutDuration` in seconds. */
  | { readonly kind: "locked"; readonly lockoutDuration: number }
  | { readonly kind: "restricted" }
  /** The server needs a captcha token, or rejects this one. */
  | { readonly kind: "captcha" }
  | { readonly kind: "failed"; readonly error: RequestError };

/**
 * Signs in (accounts-7.1). After success, call `continueAfterSignIn`. A lockout is stored, and `lockoutStore` counts it
 * down in every tab.
 */
export async function signIn(
  { username, password, captcha = "" }: SignInInput,
  signal?: AbortSignal,
): Promise<SignInOutcome> {
  const body = { username, password, reCaptchaToken: captcha };
  // If the profile has answered before, its configured address is correct.
  const hasAnswered = sessionStore().getState().status !== "unknown";
  const outcome = await enter(username, () => call(authenticate, { body, signal }));
  if (hasAnswered || outcome.kind !== "signed-in") return outcome;
  const error = await findProfileFault(signal);
  return error ? { kind: "failed", error } : outcome;
}

/** Statuses of the profile call that a retry does not change. */
const UNSEEN: readonly (number | undefined)[] = [204, 401, 404];

/**
 * Returns the reason why the page cannot load the user after a sign-in: there is no profile at its address,
 * or it is still a guest's. Other failures may be temporary.
 */
async function findProfileFault(signal?: AbortSignal): Promise<RequestError | undefined> {
  try {
    await call(profile, { signal, retry: false });
  } catch (error) {
    if (!isRequestError(error)) throw error;
    const isUnseen = error.isMisplaced || error.code === "request/answer" || UNSEEN.includes(error.status);
    if (!isUnseen) return undefined;
    import("./notify-cookie-not-kept.js")
      .then(({ reportMissingProfile }) => reportMissingProfile(error))
      .catch(report);
    return error;
  }
  return undefined;
}

/** Runs the steps that all ways to sign in share. `username` is the account of a lockout. */
export async function enter(username: string, send: () => Promise<unknown>): Promise<SignInOutcome> {
  try {
    await send();
  } catch (error) {
    if (!isRequestError(error)) throw error;
    const outcome = signInFailure(error);
    if (outcome.kind === "locked") lockOut(outcome.lockoutDuration, username);
    else if (outcome.kind === "invalid" || outcome.kind === "restricted") endLockout(username);
    return outcome;
  }
  endLockout(username);
  newReader();
  track("sign-in", null);
  return { kind: "signed-in" };
}

/** Statuses that are independent of the credentials: timeout and rate limit. */
const RETRYABLE_STATUSES = [408, 429];

/** Returns the outcome of a failed sign-in. Fields of the failure take precedence over the status. */
export function signInFailure(error: RequestError): SignInOutcome {
  const { status } = error;
  // The endpoint's schema for 4XX has parsed the failure.
  const failure = error.failure as SignInFailure | undefined;
  if (failure?.user_restricted) return { kind: "restricted" };
  if (failure?.lockout_duration) return { kind: "locked", lockoutDuration: failure.lockout_duration };
  const triesLeft = failure?.tries_left ?? undefined;
  if (status && triesLeft !== undefined) return { kind: "invalid", status, triesLeft };
  if (error.isMisplaced || !failure || !status || status >= 500) return { kind: "failed", error };
  if (status === 403) return { kind: "restricted" };
  if (failure.errors.some(({ field }) => field === "reCaptchaToken")) return { kind: "captcha" };
  return RETRYABLE_STATUSES.includes(status)
    ? { kind: "failed", error }
    : { kind: "invalid", status, triesLeft };
}
