import type { Subscription } from "../contract/index.js";

/** A source that analytics ignores, in any notation: `access-code`, `ACCESS_CODE`, `Access Code`. */
const ACCESS_CODE = /^access[-_ ]?code$/i;

/** Returns the latest subscription, except those from an access code (content-4.20). */
export function getLatestSubscription(subscriptions: readonly Subscription[]): Subscription | undefined {
  return subscriptions
    .filter(({ subscriptionSourceCode }) => !ACCESS_CODE.test(subscriptionSourceCode.trim()))
    .reduce<Subscription | undefined>(
      (latest, one) => (latest === undefined || timeOf(one) > timeOf(latest) ? one : latest),
      undefined,
    );
}

/** Returns the time of the start or of the last purchase. A subscription without a date counts as the oldest. */
function timeOf(subscription: Subscription): number {
  const { subscriptionAccessPeriod, mostRecentPurchaseDate, firstPurchaseDate } = subscription;
  const dates = [subscriptionAccessPeriod?.startDate ?? "", mostRecentPurchaseDate, firstPurchaseDate];
  const times = dates.map((date) => Date.parse(date)).filter((time) => !Number.isNaN(time));
  return Math.max(Number.NEGATIVE_INFINITY, ...times);
}
