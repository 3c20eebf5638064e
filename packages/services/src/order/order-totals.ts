import { currencyCode, type Money, parseMoney } from "@quire/core";
import { type CartTotals, getTotals } from "../cart/index.js";
import type { Amount, Checkout, Receipt, Totals } from "../contract/index.js";

/**
 * Returns the totals of a checkout. Until an address is chosen, tax and shipping are those of the cart's destination, or
 * left out. With a shipping method, the checkout's own totals include its price.
 */
export function orderTotals({
  totals,
  cart,
  ships,
  shippingAddressId,
  billingAddressId,
  billingPlace,
  shippingMethod,
}: Checkout): CartTotals {
  const all = totalsIn(totals, cart.currency.code);
  const isKnown = ships
    ? shippingAddressId || (cart.shipTo && shippingMethod)
    : billingAddressId || billingPlace;
  if (isKnown) return all;
  return cart.shipTo ? getTotals(cart) : { ...all, tax: undefined, shipping: undefined };
}

/** Returns the totals of an order. */
export function getReceiptTotals({ totals, currency }: Receipt): CartTotals {
  return totalsIn(totals, currency);
}

function totalsIn({ subTotal, discount, tax, shippingCost, grandTotal }: Totals, code: string): CartTotals {
  const currency = currencyCode(code);
  const money = (amount: Amount | null | undefined): Money =>
    parseMoney(amount ?? 0, currency) ?? { minor: 0, currency };
  const off = Math.abs(money(discount).minor);
  return {
    subTotal: money(subTotal),
    discount: off > 0 ? { minor: -off, currency } : undefined,
    tax: money(tax),
    shipping: money(shippingCost),
    grandTotal: money(grandTotal),
  };
}
