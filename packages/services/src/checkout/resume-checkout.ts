import { pageSingleton, report } from "@quire/core";
import { sessionStore, userOf } from "../session/index.js";
import { activateSubscription } from "./activate-subscription.js";
import { dropParameters } from "./page-address.js";
import { startSubscriptionCheckout } from "./start-subscription-checkout.js";
import { forgetStarted, startedCheckout } from "./started-checkout.js";
import { type SubscriptionOrder, subscriptionOrdered } from "./subscription-ordered.js";
import { voucherCode } from "./voucher-code.js";

/**
 * A page with a voucher code, or an order to activate: goes on once it is known who is reading, once a page.
 * @param event `quire-subscription-ordered`, by which a host's script says that something was ordered: that is only
 * written down, and activated on a later load
 */
export function resumeCheckout(event?: Event): void {
  // subscriptionOrdered validates the detail.
  if (event) subscriptionOrdered((event as CustomEvent<SubscriptionOrder>).detail);
  else pageSingleton("checkout-resumed", resume);
}

function resume(): true {
  comeBack();
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

/** Back from the provider that this tab went to: the address names the order. */
function comeBack(): void {
  const orders = new URLSearchParams(location.search).getAll("order");
  const [orderId] = orders;
  // An order that nobody in this tab has begun may belong to a page of the shop.
  if (!startedCheckout() || orderId === undefined || orders.length > 1) return;
  if (subscriptionOrdered({ orderId })) forgetStarted();
  dropParameters("order");
}

/** Once for a voucher in this tab: whoever comes back from the provider without an order is left alone. */
async function startWithVoucher(): Promise<void> {
  const code = voucherCode();
  const started = startedCheckout();
  const isStarted = started?.voucherCode === code && started?.uid === userOf(sessionStore().getState())?.id;
  if (code === undefined || isStarted) return;
  const outcome = await startSubscriptionCheckout({ voucherCode: code });
  if (outcome.kind === "failed" && outcome.error.code !== "request/aborted") report(outcome.error);
  if (outcome.kind === "opened-by-page") dropParameters("voucher_code");
}
