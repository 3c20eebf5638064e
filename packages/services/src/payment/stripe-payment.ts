import type { PaymentAdapter, PaymentFields } from "./payment-adapter.js";

/** What knows Stripe comes when its fields are asked for, and on no page before. */
const code = () => import("./stripe/index.js");

/**
 * Stripe: its Payment Element for the card, and its own dialog for the second step.
 * @param publishableKey `pk_…`
 */
export function stripePayment(publishableKey: string): PaymentAdapter {
  return {
    mount(container, due) {
      const removed = new AbortController();
      const shown = code().then(({ showStripeFields }) =>
        showStripeFields({ publishableKey, container, due, signal: removed.signal }),
      );
      const ready = shown.then(() => {});
      ready.catch(() => {}); // Whoever waits for it hears of it.
      return {
        ready,
        token: async () => (await shown).token(),
        remove: () => removed.abort(),
      } satisfies PaymentFields;
    },
    confirm: async ({ action, signal }) =>
      (await code()).confirmWithStripe({ publishableKey, clientSecret: action, signal }),
  };
}
