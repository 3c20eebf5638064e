import { pageSingleton } from "@quire/core";
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { loadScript } from "../../scripts/index.js";

/** As the package asks for it: a Stripe.js of another release than the package's speaks otherwise. */
export const STRIPE_SCRIPT = "https://js.stripe.com/endive/stripe.js";

/**
 * The page's one Stripe. Its script comes by an element of ours, whose address a strict policy accepts; the package then
 * takes what it finds.
 * @throws where the script cannot be had; asked again, it is loaded anew
 */
export async function stripeFor(publishableKey: string, signal: AbortSignal): Promise<Stripe> {
  const made = pageSingleton("stripe", () => new Map<string, Stripe>());
  const known = made.get(publishableKey);
  if (known) return known;
  // A function: an element of the page may have this name too.
  if (typeof Reflect.get(globalThis, "Stripe") !== "function")
    await loadScript("stripe", STRIPE_SCRIPT, signal);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe.js ran, but there is no Stripe.");
  made.set(publishableKey, stripe);
  return stripe;
}
