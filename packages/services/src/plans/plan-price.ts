import type { Money } from "@quire/core";
import type { BillingPeriod, Plan } from "../contract/index.js";

const MONTHS = 12;

/** The price of a plan that a reader sees. */
export interface PlanPrice {
  /** The period of `money`. It differs from the requested one if the plan is not sold for that. */
  readonly period: BillingPeriod;
  readonly money: Money;
  /** The price for the other period, if the plan is sold for both. */
  readonly other: Money | undefined;
  /** A month of the yearly price, rounded up to the smallest unit. */
  readonly perMonth: Money | undefined;
  /** The saving of the yearly price over twelve monthly ones, if there is one. */
  readonly saving: Money | undefined;
  /** The same as a fraction, rounded down to a percent, so that no advertised saving is too large. */
  readonly savingRate: number;
}

/** Returns a plan's price for a period, or else for the other one, or undefined without any. */
export function getPlanPrice({ prices }: Plan, wanted: BillingPeriod): PlanPrice | undefined {
  const { monthly, yearly } = prices;
  const other = wanted === "yearly" ? "monthly" : "yearly";
  const period = prices[wanted] ? wanted : other;
  const money = prices[period];
  if (!money) return undefined;
  const isComparable = monthly && yearly && monthly.currency === yearly.currency;
  const full = isComparable ? monthly.minor * MONTHS : 0;
  const saved = isComparable ? full - yearly.minor : 0;
  return {
    period,
    money,
    other: (period === "yearly" ? monthly : yearly) ?? undefined,
    perMonth: yearly ? { minor: Math.ceil(yearly.minor / MONTHS), currency: yearly.currency } : undefined,
    saving: saved > 0 ? { minor: saved, currency: money.currency } : undefined,
    savingRate: saved > 0 ? Math.floor((saved * 100) / full) / 100 : 0,
  };
}

/** Returns true if at least one plan is sold for both periods, so that a choice of the period changes something. */
export function hasBothPeriods(plans: readonly Plan[]): boolean {
  return plans.some(({ prices }) => prices.monthly && prices.yearly);
}

/** Returns the largest saving of a yearly price, as a fraction. 0: none saves anything. */
export function getLargestSaving(plans: readonly Plan[]): number {
  return Math.max(0, ...plans.map((plan) => getPlanPrice(plan, "yearly")?.savingRate ?? 0));
}
