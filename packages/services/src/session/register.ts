import { track } from "@quire/core";
import { call, isRequestError, type RequestError } from "../client/index.js";
import {
  type Failure,
  type Registration,
  registerPaywallUser,
  registerUser,
  subscriberSearch,
} from "../contract/index.js";
import { CONSUMER_SOURCE_CODES } from "./consumer-source-codes.js";
import { newReader } from "./new-reader.js";
import { type FieldProblem, getFirstProblem } from "./problem.js";
import { keepRegistration } from "./registration-note.js";

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** The user has created an account. */
    register: null;
  }
}

export interface RegisterInput extends Omit<Registration, "reCaptchaToken" | "deviceType"> {
  /** A new captcha token, or empty if there is no captcha. */
  readonly captcha?: string;
}

export interface RegisterOptions {
  /** Uses the paywall card's separate endpoint (accounts-7.7). */
  readonly paywall?: boolean;
  readonly signal?: AbortSignal;
}

/** Outcome of a registration. The widget chooses the message (accounts-8). */
export type RegisterOutcome =
  | { readonly kind: "registered"; readonly emailAddress: string }
  /** The e-mail belongs to a subscriber. The browser opens `location` (accounts-2.21). */
  | { readonly kind: "existing-subscriber"; readonly location: string }
  | { readonly kind: "unavailable"; readonly status: number }
  | { readonly kind: "restricted" }
  /** The server needs a captcha token, or rejects this one (accounts-5.13). */
  | { readonly kind: "captcha" }
  | ({ readonly kind: "rejected"; readonly status: number } & FieldProblem)
  | { readonly kind: "failed"; readonly error: RequestError };

/** Outcomes of a refused registration. */
export type RegisterFailure = Exclude<
  RegisterOutcome,
  { readonly kind: "registered" | "existing-subscriber" }
>;

/** Creates an account, unless the e-mail belongs to a subscriber (accounts-4.8, registration). */
export async function register(
  { captcha = "", ...person }: RegisterInput,
  { paywall = false, signal }: RegisterOptions = {},
): Promise<RegisterOutcome> {
  try {
    if (await isSubscriber(person.emailAddress, captcha, signal)) {
      return { kind: "existing-subscriber", location: subscriberRegistrationPath(person.emailAddress) };
    }
    const body = { ...person, reCaptchaToken: captcha };
    const { emailAddress } = await call(paywall ? registerPaywallUser : registerUser, { body, signal });
    newReader();
    keepRegistration(emailAddress);
    track("register", null);
    return { kind: "registered", emailAddress };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return registerFailure(error);
  }
}

/**
 * Returns true if the lookup finds a subscriber who should use the subscriber registration. That registration
 * refuses subscribers without a subscription from an accepted source (accounts-6.8). The lookup uses the
 * registration's captcha token, which a server accepts for both calls. A failed lookup does not block the
 * registration.
 */
async function isSubscriber(emailAddress: string, captcha: string, signal?: AbortSignal): Promise<boolean> {
  const body = { emailAddress, reCaptchaToken: captcha || undefined };
  try {
    const { active, subscriptions } = await call(subscriberSearch, { body, signal });
    const isAccepted = subscriptions.some(
      (one) => one.active && CONSUMER_SOURCE_CODES.includes(one.subscriptionSourceCode),
    );
    return active && (isAccepted || subscriptions.length === 0);
  } catch (error) {
    if (isRequestError(error) && error.status !== undefined) return false;
    throw error;
  }
}

/**
 * Returns the address of the subscriber registration. The e-mail is encoded in base64 and then for the URL
 * (accounts-2.21).
 */
export function subscriberRegistrationPath(emailAddress: string): string {
  const bytes = new TextEncoder().encode(emailAddress);
  const base64 = btoa(String.fromCharCode(...bytes));
  return `/subscriber-registration?emailAddress=${encodeURIComponent(base64)}`;
}

export function registerFailure(error: RequestError): RegisterFailure {
  const { status } = error;
  if (error.isMisplaced || !status || status < 400 || status >= 500) return { kind: "failed", error };
  if (status === 409 || status === 422) return { kind: "unavailable", status };
  if (status === 403) return { kind: "restricted" };
  // The endpoint's schema for this status has parsed the failure. Other statuses have none.
  const failure = error.failure as Failure | undefined;
  if (failure?.errors[0]?.field === "reCaptchaToken") return { kind: "captcha" };
  const problem = getFirstProblem(failure);
  return problem ? { kind: "rejected", status, ...problem } : { kind: "failed", error };
}
