import { whenAborted } from "../../scripts/index.js";
import { stripeFor } from "./load-stripe.js";
import { failed } from "./stripe-fields.js";
import { within } from "./within.js";

interface SecondStep {
  readonly publishableKey: string;
  /** Of the PaymentIntent that has the status `requires_action`. */
  readonly clientSecret: string;
  readonly signal: AbortSignal;
}

/**
 * Shows what the bank asks, in Stripe's own dialog, for as long as the reader takes.
 * @throws Error where the reader left without an answer, or it could not be shown
 */
export async function confirmWithStripe({ publishableKey, clientSecret, signal }: SecondStep): Promise<void> {
  const stripe = await within(signal, (either) => stripeFor(publishableKey, either));
  const answered = stripe.handleNextAction({ clientSecret });
  const { error } = await Promise.race([answered, whenAborted(signal)]);
  // A payment that waits for nothing any more has its answer, also where that is no: the API says which.
  if (error && (error.payment_intent?.status ?? "requires_action") === "requires_action") throw failed(error);
}
