import { whileSignedIn } from "@quire/features/ordering";
import type { TermsOutcome } from "@quire/services/cart";
import { loadCheckout } from "@quire/services/order";

/**
 * A code is taken of guests too: where the session has ended, the store knows no cart any more, and says nothing else. So
 * the checkout is asked for, which does.
 */
export function heedCoupon(work: Promise<TermsOutcome>): Promise<TermsOutcome> {
  return whileSignedIn(ask(work));
}

async function ask(work: Promise<TermsOutcome>): Promise<TermsOutcome> {
  const outcome = await work;
  if (outcome.kind === "refused" && outcome.code === "empty") await loadCheckout();
  return outcome;
}
