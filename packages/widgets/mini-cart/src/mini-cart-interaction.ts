import { track } from "@quire/core";

/** What a reader did with the mini-cart: opened it, or followed a link in it. */
export interface MiniCartInteraction {
  readonly action: "open" | "view-cart" | "checkout" | "visit-store";
}

declare module "@quire/core" {
  interface AnalyticsEvents {
    "mini-cart-interaction": MiniCartInteraction;
  }
}

/** On the steps of the checkout the event says nothing, and is skipped (content-7.27). */
const CHECKOUT = /^\/(shopping-cart|shipping-payment|review-order)(\/|$)/;

/** Tells the page's analytics (content-7.27). */
export function trackInteraction(action: MiniCartInteraction["action"]): void {
  if (!CHECKOUT.test(location.pathname)) track("mini-cart-interaction", { action });
}
