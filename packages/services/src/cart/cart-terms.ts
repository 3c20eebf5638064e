import { isRequestError, type RequestError } from "../client/index.js";
import {
  type BodyOf,
  type Destination,
  estimateShoppingCart,
  type Failure,
  promoCode,
} from "../contract/index.js";
import { type CartWrites, writeCartNow } from "./write-cart.js";

export const COUPON_WRITE = { action: "cart-coupon", row: promoCode } as const;
export const ESTIMATE_WRITE = { action: "cart-estimate", row: estimateShoppingCart } as const;

/** Outcome of applying a coupon or of choosing a destination. */
export type TermsOutcome =
  | { readonly kind: "done" }
  /** The server refused it, with a stable code. */
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "maintenance" }
  | { readonly kind: "failed"; readonly error: RequestError };

/** Applies a coupon to the cart. Codes of a refusal: `unknown`, `expired`, `applied`, `used`, `empty`. */
export function applyPromoCode(code: string): Promise<TermsOutcome> {
  return writeTerms(COUPON_WRITE, `coupon ${code}`, { code });
}

/** Removes a coupon from the cart. */
export function removePromoCode(code: string): Promise<TermsOutcome> {
  return writeTerms(COUPON_WRITE, `coupon ${code}`, { code, remove: true });
}

/** Sets the destination of the cart, so that it has tax and shipping (content-7.6). */
export function estimateCart(destination: Destination): Promise<TermsOutcome> {
  return writeTerms(ESTIMATE_WRITE, "destination", destination);
}

async function writeTerms<Row extends typeof promoCode | typeof estimateShoppingCart>(
  writes: CartWrites<Row>,
  subject: string,
  data: BodyOf<Row>,
): Promise<TermsOutcome> {
  const answer = await writeCartNow(writes, subject, data);
  if (!isRequestError(answer)) return { kind: answer.maintenanceStatus ? "maintenance" : "done" };
  // The client has parsed it by the endpoint's schema.
  const code = (answer.failure as Failure | undefined)?.errors[0]?.code;
  return code ? { kind: "refused", code } : { kind: "failed", error: answer };
}
