import * as v from "valibot";
import { type Charge, ChargeSchema, fetchFrom, type PaymentOptions, type Wish } from "./payment-call.js";
import { cancelIntent, payByIntent } from "./payment-intents.js";
import { refusal } from "./refusal.js";

/**
 * Charges what a token stands for. The same key is the same charge, however often it is asked for.
 * @throws Refusal 503 `order-pending` where nobody knows what became of it
 */
export async function charge(payment: PaymentOptions, key: string, wish: Wish): Promise<Charge> {
  if (payment.kind === "stripe") return known(payment, () => payByIntent(payment, key, wish));
  return known(payment, () => ask(payment, key, wish));
}

/**
 * Makes sure that nothing more is charged under a key, or tells that it was.
 * @throws Refusal 503 `order-pending`
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
    throw refusal(503, "order-pending", "It is not known yet whether this was paid.").after(2);
  }
}
