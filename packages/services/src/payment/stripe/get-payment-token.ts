import * as v from "valibot";
import type { PaymentToken } from "../payment-adapter.js";

/** Display names of Stripe's card brands. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

/** Display names of wallets. */
const WALLETS: Readonly<Record<string, string>> = {
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  link: "Link",
};

const CardSchema = v.object({
  brand: v.string(),
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  wallet: v.nullish(v.object({ type: v.string() })),
});
const ConfirmationTokenSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  payment_method_preview: v.union([v.object({ card: CardSchema }), v.object({ type: v.literal("link") })]),
});

/** Returns the token and the label of Stripe's data. Other payment data is dropped. */
export function getPaymentToken(confirmationToken: unknown): PaymentToken {
  const { id, payment_method_preview: preview } = v.parse(ConfirmationTokenSchema, confirmationToken);
  if (!("card" in preview)) return { token: id, label: "Link" };
  const { brand, last4, wallet } = preview.card;
  const name = findName(WALLETS, wallet?.type) ?? findName(BRANDS, brand);
  return { token: id, label: `${name ? `${name} ` : ""}•••• ${last4}` };
}

const findName = (names: Readonly<Record<string, string>>, key = ""): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined;
