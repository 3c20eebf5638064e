import { whenAborted } from "../../scripts/index.js";
import { loadStripeFor } from "./load-stripe.js";
import { toError } from "./stripe-fields.js";
import { withTimeout } from "./with-timeout.js";

interface SecondStep {
  readonly publishableKey: string;
  /** Client secret of a PaymentIntent with the status `requires_action`. */
  readonly clientSecret: string;
  readonly signal: AbortSignal;
}

/**
 * Shows the bank's challenge in Stripe's own dialog, without a time limit.
 * @throws Error if the user left it, or if it failed to show
 */
export async function confirmWithStripe({ publishableKey, clientSecret, signal }: SecondStep): Promise<void> {
  const stripe = await withTimeout(signal, (either) => loadStripeFor(publishableKey, either));
  const answered = stripe.handleNextAction({ clientSecret });
  const { error } = await Promise.race([answered, whenAborted(signal)]);
  // A payment without a required action has its result, and the API returns it.
  if (error && (error.payment_intent?.status ?? "requires_action") === "requires_action")
    throw toError(error);
}
