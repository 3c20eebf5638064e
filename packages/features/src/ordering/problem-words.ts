import type { OrderProblem } from "@quire/services/order";
import { text } from "./text.js";

const MISSING = {
  shippingAddressId: "shippingAddressMissing",
  billingAddressId: "billingAddressMissing",
  shippingMethod: "shippingMethodMissing",
  payment: "paymentMissing",
} as const;

const REFUSALS = {
  "payment-declined": "declined",
  "payment-not-confirmed": "notConfirmed",
  "payment-aborted": "aborted",
  "payment-unavailable": "unavailable",
  maintenance: "maintenance",
  "sold-out": "soldOut",
  "price-changed": "priceChanged",
  "order-changed": "orderChanged",
  "payment-dropped": "dropped",
  "cart-changed": "cartChanged",
  "other-checkout": "cartChanged",
  "unknown-address": "unknownAddress",
  "unknown-method": "unknownMethod",
} as const;

/** Returns the message of a refusal by the store. */
export function problemWords({ code, field }: OrderProblem): string {
  const table: Readonly<Record<string, Parameters<typeof text>[0]>> =
    code === "required" ? MISSING : REFUSALS;
  const name = code === "required" ? field : code;
  return text((Object.hasOwn(table, name) && table[name]) || "refused");
}
