import * as v from "valibot";
import {
  type Charge,
  type ChargeRequest,
  ChargeSchema,
  fetchFrom,
  type PaymentOptions,
} from "./payment-call.js";
import { cancelIntent, payByIntent } from "./payment-intents.js";
import { refusal } from "./refusal.js";

/**
 * Charges the card behind a token. The same key always means the same charge.
 * @throws Refusal 503 `order-pending` if the result is unknown
 */
export async function charge(payment: PaymentOptions, key: string, request: ChargeRequest): Promise<Charge> {
  if (payment.kind === "stripe") return known(payment, () => payByIntent(payment, key, request));
  return known(payment, () => ask(payment, key, request));
}

/**
 * Cancels the charge of a key, or returns the charge if it was already made.
 * @throws Refusal 503 `order-pending` if the result is unknown
 */
export async function cancelCharge(
  payment: PaymentOptions,
  key: string,
  request: ChargeRequest,
): Promise<Charge> {
  if (payment.kind === "stripe") return known(payment, () => cancelIntent(payment, key, request));
  return known(payment, () => ask(payment, `${key}/cancel`, {}));
}

async function ask(payment: PaymentOptions, path: string, body: object): Promise<Charge> {
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return v.parse(ChargeSchema, await (await fetchFrom(payment, `/${path}`, init)).json());
}

async function known({ chargesUrl }: PaymentOptions, askService: () => Promise<Charge>): Promise<Charge> {
  try {
    return await askService();
  } catch (error) {
    console.error(`The payment service at ${chargesUrl} did not say what became of a charge:`, error);
    throw refusal(503, "order-pending", "The payment is still being checked.").after(2);
  }
}
