import { track } from "@quire/core";

/** An interaction with the mini-cart: it was opened, or a link in it was followed. */
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
