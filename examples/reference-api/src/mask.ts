import type { SubscriberByPost } from "./seed/subscribers.js";

/**
 * What a stranger is told of a subscriber: that there is one, and of what kind the subscriptions are. Names, numbers,
 * values and dates are for who has proved to be it.
 */
export function masked({
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
