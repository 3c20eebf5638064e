import ky from "ky";
import * as v from "valibot";

export interface PaymentOptions {
  /** Interface of the payment service: charges by key, or Stripe's PaymentIntents. */
  kind?: "charges" | "stripe";
  /**
   * Base address, to which `/{key}` or `/{key}/cancel` is added. For Stripe:
   * `https://api.stripe.com/v1/payment_intents`.
   */
  chargesUrl: string;
  /** Secret of this server at the payment service. It never reaches a browser. */
  secret: string;
  /** Milliseconds to wait for an answer. Default: 8,000. */
  patience?: number;
}

const PATIENCE_MS = 8000;

export const ChargeSchema = v.object({
  /** `not-confirmed`: the bank refused the second step, or the user left it. */
  status: v.picklist(["succeeded", "declined", "not-confirmed", "action-required", "cancelled"]),
  /** Token of the second step. */
  action: v.optional(v.string(), ""),
});
export type Charge = v.InferOutput<typeof ChargeSchema>;

/** The charge to make, on the card behind a token. */
export interface ChargeRequest {
  readonly token: string;
  readonly cents: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** Sends a request once, with the server's secret and a time limit. */
export function fetchFrom(
  { chargesUrl, secret, patience = PATIENCE_MS }: PaymentOptions,
  path: string,
  init: RequestInit & { readonly headers: Readonly<Record<string, string>> },
): Promise<Response> {
  const headers = { ...init.headers, Authorization: `Bearer ${secret}` };
  const signal = AbortSignal.timeout(patience);
  const once = { retry: 0, throwHttpErrors: false, timeout: false } as const;
  return ky(chargesUrl + path, { ...init, ...once, headers, redirect: "error", signal });
}
