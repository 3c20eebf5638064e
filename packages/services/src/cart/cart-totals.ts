import { type Money, parseMoney, sumMoney } from "@quire/core";
import type { Amount, Cart } from "../contract/index.js";
import { getCurrency, getLines } from "./cart-model.js";

/** Totals of a cart as the server quotes them. An amount is `undefined` if the server did not quote it. */
export interface CartTotals {
  readonly subTotal: Money;
  /** Negative, or `undefined` if there is no discount. */
  readonly discount: Money | undefined;
  readonly tax: Money | undefined;
  readonly shipping: Money | undefined;
  readonly grandTotal: Money;
}

/** Reads the totals of a cart. It computes only a missing sub-total and a missing grand total. */
export function getTotals(cart: Cart): CartTotals {
  const currency = getCurrency(cart);
  const money = (amount: Amount | null | undefined) =>
    amount == null ? undefined : parseMoney(amount, currency);
  const lines = getLines(cart).flatMap((line) => line.total ?? []);
  const subTotal = money(cart.subTotal ?? cart.base_amount) ?? sumMoney(lines, currency);
  const discountMinor = Math.abs(money(cart.discount_amount)?.minor ?? 0);
  const discount = discountMinor > 0 ? { minor: -discountMinor, currency } : undefined;
  const [tax, shipping] = [money(cart.tax), money(cart.shippingCost)];
  const parts = [subTotal, discount, tax, shipping].flatMap((part) => part ?? []);
  return {
    subTotal,
    discount,
    tax,
    shipping,
    grandTotal: money(cart.grandTotal) ?? sumMoney(parts, currency),
  };
}

/** A coupon on the cart with its discount, which is zero while the cart is too small. */
export interface CartCoupon {
  readonly code: string;
  readonly discount: Money | undefined;
}

export function getCoupons(cart: Cart): CartCoupon[] {
  const currency = getCurrency(cart);
  return cart.coupons.map(({ code, discount_amount }) => ({
    code,
    discount: discount_amount == null ? undefined : parseMoney(discount_amount, currency),
  }));
}

/** Returns true if the cart has a line that is shipped (content-9.20). */
export function isShipped(cart: Cart): boolean {
  return getLines(cart).some(({ type }) => type === "ship");
}
