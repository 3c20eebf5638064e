import * as v from "valibot";
import { refusal } from "./refusal.js";

export interface PaymentOptions {
  /** Where charges are made: `/{key}` and `/{key}/cancel` are added. */
  chargesUrl: string;
  /** What the payment service knows this server by; it never reaches a browser. */
  secret: string;
  /** Milliseconds until an answer is given up; 8,000 where absent. */
  patience?: number;
}

const PATIENCE_MS = 8000;

const ChargeSchema = v.object({
  status: v.picklist(["succeeded", "declined", "action-required", "cancelled"]),
  /** For the second step. */
  action: v.optional(v.string(), ""),
});
export type Charge = v.InferOutput<typeof ChargeSchema>;

/**
 * Charges what a token stands for. The same key is the same charge, however often it is asked for.
 * @throws Refusal 503 `order-pending` where nobody knows what became of it
 */
export async function charge(
  payment: PaymentOptions,
  key: string,
  wish: { readonly token: string; readonly cents: number; readonly currency: string },
): Promise<Charge> {
  return ask(payment, key, wish);
}

/**
 * Makes sure that nothing more is charged under a key, or tells that it was.
 * @throws Refusal 503 `order-pending`
 */
export async function cancelCharge(payment: PaymentOptions, key: string): Promise<Charge> {
  return ask(payment, `${key}/cancel`, {});
}

async function ask(payment: PaymentOptions, path: string, body: object): Promise<Charge> {
  const { chargesUrl, secret, patience = PATIENCE_MS } = payment;
  try {
    const answer = await fetch(`${chargesUrl}/${path}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    return v.parse(ChargeSchema, await answer.json());
  } catch (error) {
    console.error(`The payment service at ${chargesUrl} did not say what became of a charge:`, error);
    throw refusal(503, "order-pending", "It is not known yet whether this was paid.").after(2);
  }
}
