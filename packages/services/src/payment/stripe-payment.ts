import type { PaymentAdapter, PaymentFields } from "./payment-adapter.js";

/** Loads the code for Stripe when the fields are first needed. */
const code = () => import("./stripe/index.js");

/**
 * Stripe: its Payment Element for the card, its Express Checkout Element for wallets, and its own dialog for the second
 * step.
 * @param publishableKey `pk_…`
 */
export function createStripePayment(publishableKey: string): PaymentAdapter {
  return {
    mount(container, due) {
      const controller = new AbortController();
      const shown = code().then(({ showStripeFields }) =>
        showStripeFields({ publishableKey, container, due, signal: controller.signal }),
      );
      const ready = shown.then(() => {});
      ready.catch(() => {}); // Callers that await it handle the error.
      return {
        ready,
        token: async () => (await shown).token(),
        remove: () => controller.abort(),
      } satisfies PaymentFields;
    },
    mountWallets(container, due, approved) {
      const controller = new AbortController();
      const ready = code().then(({ showStripeWallets }) =>
        showStripeWallets({ publishableKey, container, due, approved, signal: controller.signal }),
      );
      ready.catch(() => {}); // Callers that await it handle the error.
      return { ready, remove: () => controller.abort() };
    },
    confirm: async ({ action, signal }) =>
      (await code()).confirmWithStripe({ publishableKey, clientSecret: action, signal }),
  };
}
