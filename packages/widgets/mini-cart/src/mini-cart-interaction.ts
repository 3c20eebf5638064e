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

/** The steps of the checkout, where the event is redundant and not sent (content-7.27). */
const CHECKOUT = /^\/(shopping-cart|shipping-payment|review-order)(\/|$)/;

/** Reports an interaction to the page's analytics (content-7.27). */
export function trackInteraction(action: MiniCartInteraction["action"]): void {
  if (!CHECKOUT.test(location.pathname)) track("mini-cart-interaction", { action });
}
