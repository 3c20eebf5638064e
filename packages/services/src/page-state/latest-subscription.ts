import type { Subscription } from "../contract/index.js";

/** A source that analytics pass over, however it is written: `access-code`, `ACCESS_CODE`, `Access Code`. */
const ACCESS_CODE = /^access[-_ ]?code$/i;

/** The latest subscription other than of an access-code source (content-4.20). */
export function latestSubscription(subscriptions: readonly Subscription[]): Subscription | undefined {
  return subscriptions
    .filter(({ subscriptionSourceCode }) => !ACCESS_CODE.test(subscriptionSourceCode.trim()))
    .reduce<Subscription | undefined>(
      (latest, one) => (latest === undefined || timeOf(one) > timeOf(latest) ? one : latest),
      undefined,
    );
}

/** When it began, or was last bought; without any date it is older than all that have one. */
function timeOf(subscription: Subscription): number {
  const { subscriptionAccessPeriod, mostRecentPurchaseDate, firstPurchaseDate } = subscription;
  const dates = [subscriptionAccessPeriod?.startDate ?? "", mostRecentPurchaseDate, firstPurchaseDate];
  const times = dates.map((date) => Date.parse(date)).filter((time) => !Number.isNaN(time));
  return Math.max(Number.NEGATIVE_INFINITY, ...times);
}
