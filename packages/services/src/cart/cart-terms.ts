import { callOnce, isRequestError, type RequestError } from "../client/index.js";
import { type Destination, estimateShoppingCart, type Failure, promoCode } from "../contract/index.js";
import { writeCart } from "./write-cart.js";

/** What came of a coupon, or of saying where the cart goes. */
export type TermsOutcome =
  | { readonly kind: "done" }
  /** The server said no; `code` is its stable word for why. */
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "maintenance" }
  | { readonly kind: "failed"; readonly error: RequestError };

/** Puts a coupon on the cart. `unknown`, `expired`, `applied`, `used` and `empty` are what it may be refused for. */
export function applyPromoCode(code: string): Promise<TermsOutcome> {
  return writeTerms((signal) => callOnce(promoCode, { body: { code }, signal }));
}

/** Takes a coupon off the cart. */
export function removePromoCode(code: string): Promise<TermsOutcome> {
  return writeTerms((signal) => callOnce(promoCode, { body: { code, remove: true }, signal }));
}

/** Says where the cart goes: from then on it has tax and shipping for there (content-7.6). */
export function estimateCart(destination: Destination): Promise<TermsOutcome> {
  return writeTerms((signal) => callOnce(estimateShoppingCart, { body: destination, signal }));
}

async function writeTerms(write: Parameters<typeof writeCart>[0]): Promise<TermsOutcome> {
  const answer = await writeCart(write);
  if (!isRequestError(answer)) return { kind: answer.maintenanceStatus ? "maintenance" : "done" };
  // The client has parsed it as the endpoint declares it.
  const code = (answer.failure as Failure | undefined)?.errors[0]?.code;
  return code ? { kind: "refused", code } : { kind: "failed", error: answer };
}
