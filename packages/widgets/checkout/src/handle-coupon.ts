import { withSignInPrompt } from "@quire/features/ordering";
import type { TermsOutcome } from "@quire/services/cart";
import { loadCheckout } from "@quire/services/order";

/**
 * Handles a coupon's result. Guests may apply codes too, so after the session has ended the server only reports an
 * empty cart. Loading the checkout then reveals the ended session.
 */
export function handleCoupon(work: Promise<TermsOutcome>): Promise<TermsOutcome> {
  return withSignInPrompt(ask(work));
}

async function ask(work: Promise<TermsOutcome>): Promise<TermsOutcome> {
  const outcome = await work;
  if (outcome.kind === "refused" && outcome.code === "empty") await loadCheckout();
  return outcome;
}
