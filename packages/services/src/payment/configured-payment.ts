import { isFromMarkup, isVouchedFor, pageSingleton, reportFault } from "@quire/core";
import { payment } from "../configuration/index.js";
import { framePayment } from "./frame-payment.js";
import type { PaymentAdapter } from "./payment-adapter.js";

const given = () => pageSingleton<{ adapter?: PaymentAdapter }>("payment-adapter", () => ({}));

/**
 * Gives the page another payment service than the configured one.
 * @public for shops whose payment service shows its fields otherwise than in a frame
 */
export function setPaymentAdapter(adapter: PaymentAdapter): void {
  given().adapter = adapter;
}

/** The page's payment service: the one that code gave, else the configured frame; undefined where there is neither. */
export function paymentAdapter(): PaymentAdapter | undefined {
  const { adapter } = given();
  if (adapter) return adapter;
  const src = payment()?.src;
  if (src === undefined) return undefined;
  // Who can put a block into the page could else ask readers for their cards.
  if (isVouchedFor(src) || !isFromMarkup("payment")) return framePayment(src);
  reportFault("configuration/invalid", 'The configuration\'s "payment.src" cannot be used.', {
    why: "It lies on another origin, which the loader's tag does not name.",
    fix: `Add data-origins="${new URL(src, location.href).origin}" to the loader's tag.`,
  });
  return undefined;
}
