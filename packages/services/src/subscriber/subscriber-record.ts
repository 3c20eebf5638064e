import type { SearchedSubscriber, SubscriberRecord, Subscription } from "../contract/index.js";
import { CONSUMER_SOURCE_CODES } from "../session/index.js";

/**
 * Returns the active subscription from an accepted source with the given account number, or the first one. Undefined if
 * there is none (accounts-7.13).
 */
export function findAcceptedSubscription(
  { active, subscriptions }: SearchedSubscriber,
  accountNumber: string | undefined,
  sourceCodes: readonly string[] = CONSUMER_SOURCE_CODES,
): Subscription | undefined {
  if (!active) return undefined;
  const accepted = subscriptions.filter(
    (one) => one.active && sourceCodes.includes(one.subscriptionSourceCode),
  );
  return accepted.find((one) => one.accountNumber === accountNumber) ?? accepted[0];
}

/**
 * Returns the record of the lookup, in the first shape of accounts-3. It has no entitlements and no opt-in.
 */
export function getSubscriberRecord(found: SearchedSubscriber, subscription: Subscription): SubscriberRecord {
  return {
    firstName: found.firstName,
    lastName: found.lastName,
    email: found.emailAddress,
    source: subscription.subscriptionSourceCode,
    subscriberAccountNumber: subscription.accountNumber,
    subscriptionCode: subscription.subscriptionStatus,
    subscriptionActive: subscription.active,
    subscriptionLinked: found.userAccountExists,
    issues: [],
    optIn: false,
  };
}
