import type { TermsOutcome } from "@quire/services/cart";
import type { OrderProblem } from "@quire/services/order";

const MISSING: Readonly<Record<string, string>> = {
  shippingAddressId: "Add an address first.",
  billingAddressId: "Add an address first.",
  shippingMethod: "Choose how it is sent.",
  payment: "Enter your card and press “Use this card” first.",
};

const REFUSALS: Readonly<Record<string, string>> = {
  "payment-declined": "Your card was declined, and nothing was ordered. Please enter another one.",
  "payment-not-confirmed":
    "Your bank did not confirm this payment. Nothing was ordered or charged. Enter your card again, or another one.",
  "payment-aborted": "Your bank has no confirmation from you yet. Place the order again to give it.",
  "payment-unavailable": "This shop cannot take payments at the moment. Nothing was ordered.",
  "sold-out": "This has just sold out. Take it out of your cart to order the rest.",
  "price-changed": "The total has changed. Please look at it again before you place the order.",
  "order-changed":
    "Something about this order has changed. Please look at it again before you place the order.",
  "payment-dropped":
    "Your card was declined, or your bank did not confirm the payment. Nothing was ordered. Enter your card again, or another one.",
  "cart-changed": "Your cart has changed. Please look at it again before you place the order.",
  "unknown-address": "This address is no longer there. Please choose another one.",
  "unknown-method": "It is not sent this way to this address. Please choose another one.",
};

/** Why the shop refused what the reader did. */
export function orderWords({ code, field }: OrderProblem): string {
  const words = code === "required" ? MISSING[field] : REFUSALS[code];
  return words ?? "The shop did not accept this. Please look at your order again.";
}

const ADDRESS_FIELDS: Readonly<Record<string, string>> = {
  firstName: "Enter a first name.",
  lastName: "Enter a last name.",
  address1: "Enter a street and number.",
  city: "Enter a city.",
  state: "Enter a state or province.",
  postalCode: "Enter a postal code.",
  countryCode: "Choose a country.",
};

const ADDRESS_FAULTS: Readonly<Record<string, string>> = {
  "too-long": "This is too long.",
  "postal-code": "This is not a postal code of this country.",
  "unknown-state": "Choose a state or province of this country.",
  "unknown-country": "We do not ship to this country.",
};

/** Error text for a field of an address, or nothing. */
export function addressWords(problems: readonly OrderProblem[], name: string): string | undefined {
  const problem = problems.find(({ field }) => field === name);
  if (!problem) return undefined;
  return ADDRESS_FAULTS[problem.code] ?? ADDRESS_FIELDS[name] ?? "Please look at this again.";
}

const COUPONS: Readonly<Record<string, string>> = {
  unknown: "There is no such code.",
  expired: "This code has expired.",
  applied: "This code is already on your order.",
  used: "You have used this code before.",
};

/** Why a promo code is not on the order; nothing where it is. */
export function couponWords(outcome: TermsOutcome): string | undefined {
  if (outcome.kind === "done") return undefined;
  if (outcome.kind === "maintenance") return "The shop is closed for maintenance.";
  if (outcome.kind === "failed") return "The code could not be checked. Please try again.";
  return COUPONS[outcome.code] ?? "This code cannot be used.";
}

/** An amount of the contract, as readers know it. */
export function money(amount: string | number | null | undefined, currency = "USD"): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(Number(amount ?? 0));
}
