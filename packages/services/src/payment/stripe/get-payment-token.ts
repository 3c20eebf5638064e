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

const ConfirmationTokenSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  payment_method_preview: v.object({
    card: v.object({ brand: v.string(), last4: v.pipe(v.string(), v.regex(/^\d{4}$/)) }),
  }),
});

/** Returns the token and the label of Stripe's data. Other card data is dropped. */
export function getPaymentToken(confirmationToken: unknown): PaymentToken {
  const { id, payment_method_preview } = v.parse(ConfirmationTokenSchema, confirmationToken);
  const { brand, last4 } = payment_method_preview.card;
  const name = Object.hasOwn(BRANDS, brand) ? `${BRANDS[brand]} ` : "";
  return { token: id, label: `${name}•••• ${last4}` };
}
