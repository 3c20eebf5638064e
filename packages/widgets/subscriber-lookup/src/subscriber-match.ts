import { formatDay, pageLocale } from "@quire/core";
import type { FindSubscriberOutcome } from "@quire/services/subscriber";

/** A subscription that the lookup has found, and its subscriber. */
export type SubscriberMatch = Extract<FindSubscriberOutcome, { readonly kind: "found" }>;

/** A row of the summary. A row without a value is left out. */
export interface MatchRow {
  readonly term: "name" | "term" | "accountNumber" | "status" | "began" | "expires";
  readonly value: string;
}

/** Returns the found subscription as rows. It is active, because the lookup finds no others (accounts-7.13). */
export function getRows({ subscriber, subscription }: SubscriberMatch, active: string): readonly MatchRow[] {
  const { startDate = "", expirationDate = "" } = subscription.subscriptionAccessPeriod ?? {};
  const rows: MatchRow[] = [
    { term: "name", value: `${subscriber.firstName} ${subscriber.lastName}`.trim() },
    { term: "term", value: subscription.termTitle },
    { term: "accountNumber", value: subscription.accountNumber },
    { term: "status", value: active },
    { term: "began", value: formatLongDate(startDate || subscription.firstPurchaseDate) },
    { term: "expires", value: formatLongDate(expirationDate) },
  ];
  return rows.filter(({ value }) => value !== "");
}

/** Formats a date of the API as 'MMMM DD, YYYY' (accounts-9.12). Returns an empty string for an invalid date. */
export const formatLongDate = (value: string, locale: string = pageLocale()): string =>
  formatDay(value, locale) ?? "";
