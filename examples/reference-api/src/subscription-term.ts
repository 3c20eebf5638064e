import type { SubscriptionTerm } from "@quire/services/contract";
import type { Account } from "./accounts.js";
import type { State } from "./state.js";

type Sources = Pick<State, "orders" | "subscribers" | "now">;

/**
 * Returns the dates of the account's subscription, or null without one. A linked postal subscription has its own dates.
 * Any other renews each year from the latest order, or without an order from the creation of the account.
 */
export function getSubscriptionTerm(
  account: Account,
  { orders, subscribers, now }: Sources,
): SubscriptionTerm | null {
  if (account.role_codes.length === 0) return null;
  const period = subscribers.linkedSubscription(account.id)?.subscriptionAccessPeriod;
  if (period)
    return { startDate: period.startDate, expirationDate: period.expirationDate, isRenewing: false };
  const began = new Date(orders.latestOf(account.id)?.activated ?? account.created);
  return {
    startDate: toDay(began),
    expirationDate: toDay(getNextAnniversary(began, now())),
    isRenewing: true,
  };
}

function getNextAnniversary(began: Date, now: number): Date {
  const next = new Date(began);
  do next.setUTCFullYear(next.getUTCFullYear() + 1);
  while (next.getTime() <= now);
  return next;
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);
