import type { TermsOutcome } from "@quire/services/cart";
import type { OrderProblem } from "@quire/services/order";

const MISSING: Readonly<Record<string, string>> = {
  shippingAddressId: "Add an address first.",
  billingAddressId: "Add an address first.",
  shippingMethod: "Choose a shipping method.",
  payment: "Enter your card first, then choose “Use this card”.",
};

const REFUSALS: Readonly<Record<string, string>> = {
  "payment-declined": "Your card was declined, and nothing was ordered. Please use another card.",
  "payment-not-confirmed":
    "Your bank didn’t confirm this payment. Nothing was ordered or charged. Enter your card again, or use another one.",
  "payment-aborted": "The payment wasn’t confirmed with your bank. Place the order again to confirm it.",
  "payment-unavailable": "We can’t take payments right now. Nothing was ordered.",
  "sold-out": "This has just sold out. Remove it from your cart to order the rest.",
  "price-changed": "The total has changed. Please check it before you place the order.",
  "order-changed": "Your order has changed. Please check it before you place the order.",
  "payment-dropped":
    "Your card was declined, or your bank didn’t confirm the payment. Nothing was ordered. Enter your card again, or use another one.",
  "cart-changed": "Your cart has changed. Please check it before you place the order.",
  "unknown-address": "This address is no longer available. Please choose another one.",
  "unknown-method": "This shipping method isn’t available for this address. Please choose another one.",
};

/** Returns why the shop refused the user's action. */
export function orderWords({ code, field }: OrderProblem): string {
  const words = code === "required" ? MISSING[field] : REFUSALS[code];
  return words ?? "The shop didn’t accept this. Please check your order.";
}

const ADDRESS_FIELDS: Readonly<Record<string, string>> = {
  firstName: "Enter a first name.",
  lastName: "Enter a last name.",
  address1: "Enter a street address.",
  city: "Enter a city.",
  state: "Enter a state or province.",
  postalCode: "Enter a postal code.",
  countryCode: "Choose a country.",
};

const ADDRESS_FAULTS: Readonly<Record<string, string>> = {
  "too-long": "This is too long.",
  "postal-code": "This postal code isn’t valid for this country.",
  "unknown-state": "Choose a state or province in this country.",
  "unknown-country": "We don’t ship to this country.",
};

/** Returns the error text for a field of an address, or undefined. */
export function addressWords(problems: readonly OrderProblem[], name: string): string | undefined {
  const problem = problems.find(({ field }) => field === name);
  if (!problem) return undefined;
  return ADDRESS_FAULTS[problem.code] ?? ADDRESS_FIELDS[name] ?? "Please check this.";
}

const COUPONS: Readonly<Record<string, string>> = {
  unknown: "We don’t recognize this code.",
  expired: "This code has expired.",
  applied: "This code is already on your order.",
  used: "You’ve already used this code.",
};

/** Returns why a promo code was not applied, or undefined if it was. */
export function couponWords(outcome: TermsOutcome): string | undefined {
  if (outcome.kind === "done") return undefined;
  if (outcome.kind === "maintenance") return "The shop is closed for maintenance.";
  if (outcome.kind === "failed") return "We couldn’t check the code. Please try again.";
  return COUPONS[outcome.code] ?? "This code can’t be used.";
}

/** Formats an amount of the contract for users. */
export function money(amount: string | number | null | undefined, currency = "USD"): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(Number(amount ?? 0));
}
