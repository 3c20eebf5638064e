import type { PaymentDue } from "../payment-adapter.js";

/** Currencies without decimals, and currencies with three, in Stripe's list: https://docs.stripe.com/currencies. */
const WHOLE = "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" ");
const THOUSANDTHS = "bhd jod kwd omr tnd".split(" ");

/** Returns the amount in Stripe's format: an integer in the currency's smallest unit, and the currency in lower case. */
export function inSmallestUnit({ amount, currency: code }: PaymentDue): { amount: number; currency: string } {
  const currency = code.toLowerCase();
  const digits = WHOLE.includes(currency) ? 0 : THOUSANDTHS.includes(currency) ? 3 : 2;
  return { amount: Math.round(Number(amount) * 10 ** digits), currency };
}
