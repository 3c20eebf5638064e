import type { Coupon } from "./coupons.js";
import type { Rate } from "./rates.js";
import { type Offer, unitCents } from "./shop.js";

export interface CartLine {
  readonly offer: Offer;
  readonly quantity: number;
}

/** Totals of a cart, in whole cents. */
export interface Quote {
  readonly goods: number;
  /** Discount of each coupon. It is zero below the coupon's minimum. */
  readonly discounts: ReadonlyMap<string, number>;
  readonly discount: number;
  /** Undefined until the destination is known. */
  readonly tax: number | undefined;
  readonly shipping: number | undefined;
  readonly total: number;
}

const STEP_GRAMS = 500;
/** Weight of one copy with its packaging. */
const GRAMS: Readonly<Record<string, number>> = {
  Hardcover: 620,
  Paperback: 380,
  "Print issue": 240,
  "Card deck": 310,
};

/**
 * Subtracts the coupons from the price of the goods, one after the other. Tax applies to the remainder, but
 * not to shipping.
 */
export function getQuote(
  lines: readonly CartLine[],
  coupons: readonly Coupon[],
  rate: Rate | undefined,
): Quote {
  const goods = lines.reduce((sum, { offer, quantity }) => sum + unitCents(offer) * quantity, 0);
  const discounts = getDiscounts(goods, coupons);
  const discount = [...discounts.values()].reduce((sum, cents) => sum + cents, 0);
  const tax = rate && Math.round(((goods - discount) * rate.tax_points) / 10_000);
  const shipping = rate && getShipping(lines, rate);
  const total = goods - discount + (tax ?? 0) + (shipping ?? 0);
  return { goods, discounts, discount, tax, shipping, total };
}

function getDiscounts(goods: number, coupons: readonly Coupon[]): Map<string, number> {
  const discounts = new Map<string, number>();
  let left = goods;
  for (const { code, percent, cents, from_cents } of coupons) {
    const fullDiscount = goods < from_cents ? 0 : cents + Math.round((left * percent) / 100);
    const discount = Math.min(fullDiscount, left);
    discounts.set(code, discount);
    left -= discount;
  }
  return discounts;
}

function getShipping(lines: readonly CartLine[], { first_cents, step_cents }: Rate): number {
  const grams = lines.reduce((sum, line) => sum + getGrams(line), 0);
  const steps = Math.ceil(grams / STEP_GRAMS);
  return steps === 0 ? 0 : first_cents + (steps - 1) * step_cents;
}

function getGrams({ offer: { type, availability }, quantity }: CartLine): number {
  return type === "ship" ? (GRAMS[availability.format] ?? STEP_GRAMS) * quantity : 0;
}
