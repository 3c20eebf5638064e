import { asElement, defineWidget, partsAttribute, textAttribute, type WidgetProps } from "@quire/element";
import { CART_HREF, REVIEW_HREF, STORE_HREF } from "./links.js";

const attributes = {
  reviewHref: textAttribute("Where _Continue to review_ leads.", REVIEW_HREF),
  cartHref: textAttribute("Where the cart is changed.", CART_HREF),
  storeHref: textAttribute("Where _Visit Our Store_ leads.", STORE_HREF),
  parts: partsAttribute,
};

/** The widget, declared once: its React component and its element are made from this. */
export const checkout = defineWidget({
  name: "checkout",
  description: "Where an order goes, how it is sent and how it is paid, with what it comes to.",
  states: {
    loading: "The checkout is asked for.",
    ready:
      "The form is there, or what the reader has to do before: sign in, or wait until the store is open.",
    empty: "There is nothing in the cart.",
    error: "The checkout could not be had.",
    offline: "The same: there is no connection.",
  },
  attributes,
  events: {},
  root: "light",
  view: () => import("./checkout-view.js"),
});

export type CheckoutProps = WidgetProps<typeof attributes, typeof checkout.events>;

/** The class of `<quire-checkout>`; `define.ts` registers it. */
export const CheckoutElement = asElement(checkout);
