import type { SubscriberByPost } from "./seed/subscribers.js";

/**
 * Masks a subscriber's record for an unconfirmed user, who learns only that it exists and its kinds of
 * subscriptions. Names, numbers, values and dates are only for a user who has proved to be this subscriber.
 */
export function toMasked({
  active,
  subscriptions,
  emailAddress,
  new: isNew,
}: SubscriberByPost): SubscriberByPost {
  return {
    active,
    emailAddress,
    new: isNew,
    firstName: "",
    lastName: "",
    subscriptions: subscriptions.map((one) => ({
      active: one.active,
      subscriptionSourceCode: one.subscriptionSourceCode,
      subscriptionStatus: one.subscriptionStatus,
      accountNumber: "",
      country: "",
      termTitle: "",
      mostRecentPurchaseDate: "",
      firstPurchaseDate: "",
      timesRenewed: null,
      orderValue: null,
      subscriptionAccessPeriod: null,
    })),
  };
}
