import { pageSingleton, report } from "@quire/core";
import { getUser, isPending, sessionStore } from "../session/index.js";
import { activateSubscription } from "./activate-subscription.js";
import { dropParameters, startSubscriptionCheckout } from "./start-subscription-checkout.js";
import { forgetStarted, getStartedCheckout } from "./started-checkout.js";
import { SUBSCRIBE } from "./subscribe-action.js";
import { type SubscriptionOrder, subscriptionOrdered } from "./subscription-ordered.js";
import { getVoucherCode } from "./voucher-code.js";

/**
 * Resumes the checkout on a page with a voucher code or an order, once for each page, when the user is known.
 * @param event `quire-subscription-ordered`, by which a script of the page reports an order. The order is
 * stored, and activated on a later load
 */
export function resumeCheckout(event?: Event): void {
  // subscriptionOrdered validates the detail.
  if (event) subscriptionOrdered((event as CustomEvent<SubscriptionOrder>).detail);
  else pageSingleton("checkout-resumed", resume);
}

function resume(): true {
  recordReturn();
  const store = sessionStore();
  const stop = store.subscribe(resumeOnce);
  resumeOnce();
  return true;

  function resumeOnce(): void {
    if (store.getState().status !== "known") return;
    stop();
    activateSubscription().then(startWithVoucher).catch(report);
  }
}

/** Records the order in the address when the user returns from the provider to this tab. */
function recordReturn(): void {
  const orders = new URLSearchParams(location.search).getAll("order");
  const [orderId] = orders;
  // If this tab started no checkout, `order` may be the shop's own parameter.
  if (!getStartedCheckout() || orderId === undefined || orders.length > 1) return;
  if (subscriptionOrdered({ orderId })) forgetStarted();
  dropParameters("order");
}

/** Starts the checkout once for each voucher in this tab. A user who returns without an order is not sent back. */
async function startWithVoucher(): Promise<void> {
  const code = getVoucherCode();
  const started = getStartedCheckout();
  const isStarted = started?.voucherCode === code && started?.uid === getUser(sessionStore().getState())?.id;
  // A plan that the reader has chosen before sign-in starts with the voucher itself.
  if (code === undefined || isStarted || isPending(SUBSCRIBE)) return;
  const outcome = await startSubscriptionCheckout({ voucherCode: code });
  if (outcome.kind === "failed" && outcome.error.code !== "request/aborted") report(outcome.error);
  if (outcome.kind === "opened-by-page") dropParameters("voucher_code");
}
