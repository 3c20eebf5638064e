import { call, isRequestError, type RequestError } from "../client/index.js";
import {
  type Failure,
  type SubscriberRecord,
  type Subscription,
  subscriberSearch,
} from "../contract/index.js";
import { CONSUMER_SOURCE_CODES } from "../session/index.js";
import { findAcceptedSubscription, getSubscriberRecord } from "./subscriber-record.js";
import { text } from "./text.js";

export interface FindSubscriberInput {
  readonly emailAddress: string;
  readonly accountNumber?: string | undefined;
  /** A new captcha token, or empty if there is no captcha. */
  readonly captcha?: string;
}

export interface FindSubscriberOptions {
  /** Accepted sources. Default: US and UK consumers (accounts-6.8). */
  readonly sourceCodes?: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

export type FindSubscriberOutcome =
  | {
      readonly kind: "found";
      readonly subscriber: SubscriberRecord;
      /** The same subscription with its term and dates. */
      readonly subscription: Subscription;
    }
  /** No record, an inactive one, or one of another source: 'No Active Subscriptions Found' (accounts-8.29). */
  | { readonly kind: "not-found"; readonly code: 404; readonly message: string }
  /** The server needs a captcha token, or rejects this one. */
  | { readonly kind: "captcha" }
  | { readonly kind: "failed"; readonly error: RequestError };

/** Looks up an existing subscriber by e-mail and account number (accounts-7.13). */
export async function findSubscriber(
  { emailAddress, accountNumber, captcha }: FindSubscriberInput,
  { sourceCodes = CONSUMER_SOURCE_CODES, signal }: FindSubscriberOptions = {},
): Promise<FindSubscriberOutcome> {
  const number = accountNumber?.trim() || undefined;
  try {
    const token = captcha ? { reCaptchaToken: captcha } : {};
    const body = { emailAddress, ...(number !== undefined && { accountNumber: number }), ...token };
    const found = await call(subscriberSearch, { body, signal });
    const subscription = findAcceptedSubscription(found, number, sourceCodes);
    if (!subscription) return notFound();
    const record = getSubscriberRecord(found, subscription);
    // Linking needs both values. If the answer lacks one, the value that was searched for is used.
    const email = record.email || emailAddress;
    const subscriberAccountNumber = record.subscriberAccountNumber || (number ?? "");
    return { kind: "found", subscriber: { ...record, email, subscriberAccountNumber }, subscription };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    if (error.status === 404 && !error.isMisplaced) return notFound();
    return isTokenRefused(error) ? { kind: "captcha" } : { kind: "failed", error };
  }
}

function isTokenRefused({ status, failure }: RequestError): boolean {
  // The endpoint's schema for this status has parsed it.
  return status === 400 && (failure as Failure | undefined)?.errors[0]?.field === "reCaptchaToken";
}

function notFound(): FindSubscriberOutcome {
  return { kind: "not-found", code: 404, message: text("notFound") };
}
