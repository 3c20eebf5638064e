import * as v from "valibot";
import { type Charge, ChargeSchema, fetchFrom, type PaymentOptions, type Wish } from "./payment-call.js";
import { cancelIntent, payByIntent } from "./payment-intents.js";
import { refusal } from "./refusal.js";

/**
 * Charges the card behind a token. The same key is the same charge, however often it is requested.
 * @throws Refusal 503 `order-pending` if the result is unknown
 */
export async function charge(payment: PaymentOptions, key: string, wish: Wish): Promise<Charge> {
  if (payment.kind === "stripe") return known(payment, () => payByIntent(payment, key, wish));
  return known(payment, () => ask(payment, key, wish));
}

/**
 * Cancels the charge of a key, or returns the charge if it was already made.
 * @throws Refusal 503 `order-pending` if the result is unknown
 */
export async function cancelCharge(payment: PaymentOptions, key: string, wish: Wish): Promise<Charge> {
  if (payment.kind === "stripe") return known(payment, () => cancelIntent(payment, key, wish));
  return known(payment, () => ask(payment, `${key}/cancel`, {}));
}

async function ask(payment: PaymentOptions, path: string, body: object): Promise<Charge> {
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return v.parse(ChargeSchema, await (await fetchFrom(payment, `/${path}`, init)).json());
}

async function known({ chargesUrl }: PaymentOptions, asked: () => Promise<Charge>): Promise<Charge> {
  try {
    return await asked();
  } catch (error) {
    console.error(`The payment service at ${chargesUrl} did not say what became of a charge:`, error);
    throw refusal(503, "order-pending", "The payment is still being checked.").after(2);
  }
}
