import { isRequestError, type RequestError } from "../client/index.js";
import type { Failure, SubscriberRecord } from "../contract/index.js";
import { newReader, refreshSession, sessionStore } from "../session/index.js";

/** Outcome of linking or verifying a subscription. The widget chooses the words. */
export type LinkOutcome =
  | { readonly kind: "linked"; readonly subscriber: SubscriberRecord }
  /** The subscription is already linked to an account. */
  | { readonly kind: "already-linked" }
  /** There is no such subscription, or none from an accepted source (accounts-6.8). */
  | { readonly kind: "not-found" }
  /** No account has this e-mail address, so it must be created first. */
  | { readonly kind: "no-account" }
  | { readonly kind: "restricted" }
  /** The server refuses `field`: `emailAddress`, `accountNumber`, `password`, or empty if it names none. */
  | { readonly kind: "rejected"; readonly status: number; readonly field: string; readonly message: string }
  | { readonly kind: "failed"; readonly error: RequestError };

/**
 * Returns the outcome of a call that links a subscription. The server signs its owner in, so that the profile or the user
 * changes in every tab.
 */
export async function linkOutcome(called: Promise<SubscriberRecord>): Promise<LinkOutcome> {
  try {
    const subscriber = await called;
    if (sessionStore().getState().status === "known") await refreshSession();
    else newReader();
    return { kind: "linked", subscriber };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return linkFailure(error);
  }
}

function linkFailure(error: RequestError): LinkOutcome {
  if (error.isMisplaced) return { kind: "failed", error };
  const { status } = error;
  // The endpoint's schema for this status has parsed the failure. Other statuses have none.
  const failure = error.failure as Failure | undefined;
  const { field = "", code = "", message = failure?.message ?? "" } = failure?.errors[0] ?? {};
  switch (status) {
    case 403:
      return { kind: "restricted" };
    case 404:
      return { kind: code === "no-account" ? "no-account" : "not-found" };
    case 409:
      return { kind: "already-linked" };
    case 400:
    case 422:
      return code === "source" ? { kind: "not-found" } : { kind: "rejected", status, field, message };
    default:
      return { kind: "failed", error };
  }
}
