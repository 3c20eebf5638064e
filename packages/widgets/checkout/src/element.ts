import { asElement, defineWidget, partsAttribute, textAttribute, type WidgetProps } from "@quire/element";
import { CART_HREF, REVIEW_HREF, STORE_HREF } from "./links.js";

const attributes = {
  reviewHref: textAttribute("The address of _Continue to review_.", REVIEW_HREF),
  cartHref: textAttribute("The address of the page that changes the cart.", CART_HREF),
  storeHref: textAttribute("The address of _Visit Our Store_.", STORE_HREF),
  parts: partsAttribute,
};

/** The widget, declared once: its React component and its element are made from this. */
export const checkout = defineWidget({
  name: "checkout",
  description: "The checkout of an order: address, shipping and payment, with the totals.",
  states: {
    loading: "The checkout is loading.",
    ready: "The form is ready, or the prompt shows to sign in or to wait until the store opens.",
    empty: "The cart is empty.",
    error: "The checkout failed to load.",
    offline: "The checkout failed to load because the browser is offline.",
  },
  attributes,
  events: {},
  root: "light",
  view: () => import("./checkout-view.js"),
});

export type CheckoutProps = WidgetProps<typeof attributes, typeof checkout.events>;

/** The class of `<quire-checkout>`; `define.ts` registers it. */
export const CheckoutElement = asElement(checkout);
