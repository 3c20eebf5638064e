import { DEFAULT_CURRENCY } from "@quire/core";
import type { PaymentDue } from "../payment/index.js";
import { orderStore } from "./order-store.js";

/** Returns the current amount of the order for the payment service's fields. */
export function paymentDue(): PaymentDue {
  const { checkout } = orderStore().getState();
  return {
    amount: checkout?.totals.grandTotal ?? 0,
    currency: checkout?.cart.currency.code ?? DEFAULT_CURRENCY,
  };
}
