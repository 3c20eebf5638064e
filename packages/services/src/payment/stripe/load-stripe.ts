import { pageSingleton } from "@quire/core";
import type { Stripe } from "@stripe/stripe-js";
// The whole address, because bundlers and Node find no folder in a package without exports.
import { loadStripe } from "@stripe/stripe-js/pure/index.mjs";
import { loadScript } from "../../scripts/index.js";

/** Address that the package expects. Stripe.js of another release has a different interface. */
export const STRIPE_SCRIPT = "https://js.stripe.com/endive/stripe.js";

/**
 * Returns the page's Stripe object. Quire loads the script itself, so that a strict policy accepts its
 * address, and Stripe's package uses the loaded object.
 * @throws if the script fails to load. The next call loads it again
 */
export async function loadStripeFor(publishableKey: string, signal: AbortSignal): Promise<Stripe> {
  const made = pageSingleton("stripe", () => new Map<string, Stripe>());
  const known = made.get(publishableKey);
  if (known) return known;
  // Checks for a function, because an element of the page may also have this name.
  if (typeof Reflect.get(globalThis, "Stripe") !== "function")
    await loadScript("stripe", STRIPE_SCRIPT, signal);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe.js ran, but Stripe is not defined.");
  made.set(publishableKey, stripe);
  return stripe;
}
