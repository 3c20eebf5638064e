import { isFromMarkup, isVouchedFor, pageSingleton, reportFault } from "@quire/core";
import { payment } from "../configuration/index.js";
import { createFramePayment } from "./frame-payment.js";
import type { PaymentAdapter } from "./payment-adapter.js";
import { createStripePayment } from "./stripe-payment.js";

const getState = () => pageSingleton<{ adapter?: PaymentAdapter }>("payment-adapter", () => ({}));

/**
 * Sets a payment service other than the configured one.
 * @public for shops with a payment service that the configuration does not support
 */
export function setPaymentAdapter(adapter: PaymentAdapter): void {
  getState().adapter = adapter;
}

/** Returns the payment service set by code, or the configured one, or undefined. */
export function getPaymentAdapter(): PaymentAdapter | undefined {
  const { adapter } = getState();
  if (adapter) return adapter;
  const configured = payment();
  if (!configured) return undefined;
  return configured.kind === "stripe"
    ? createStripePayment(configured.publishableKey)
    : getFramePayment(configured.src);
}

/**
 * Returns the adapter of a trusted frame. Other frames are rejected, because an injected block could ask for card data.
 */
function getFramePayment(src: string): PaymentAdapter | undefined {
  if (isVouchedFor(src) || !isFromMarkup("payment")) return createFramePayment(src);
  reportFault("configuration/invalid", 'The configuration\'s "payment.src" cannot be used.', {
    why: "It is on another origin, which the loader's tag does not list.",
    fix: `Add data-origins="${new URL(src, location.href).origin}" to the loader's tag.`,
  });
  return undefined;
}
