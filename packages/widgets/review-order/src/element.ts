import { asElement, defineWidget, partsAttribute, textAttribute, type WidgetProps } from "@quire/element";
import { CART_HREF, CHECKOUT_HREF, CLOSE_HREF, ORDERS_HREF, STORE_HREF } from "./links.js";

const attributes = {
  checkoutHref: textAttribute("Where addresses, shipping and payment are changed.", CHECKOUT_HREF),
  cartHref: textAttribute("Where the cart is changed.", CART_HREF),
  storeHref: textAttribute("Where _Visit Our Store_ leads.", STORE_HREF),
  ordersHref: textAttribute("Where a receipt leads to all that was ordered.", ORDERS_HREF),
  closeHref: textAttribute("Where closing the receipt leads.", CLOSE_HREF),
  parts: partsAttribute,
};

/** The declaration of the widget. Its React component and its element are made from it. */
export const reviewOrder = defineWidget({
  name: "review-order",
  description: "All of an order to look at, the button that places it, and the receipt.",
  states: {
    loading: "The order is asked for.",
    ready:
      "The order or its receipt is there, or what the reader has to do before: sign in, or wait until the store is open.",
    empty: "There is nothing in the cart.",
    error: "The order could not be had.",
    offline: "The same: there is no connection.",
  },
  attributes,
  events: {},
  root: "light",
  view: () => import("./review-order-view.js"),
});

export type ReviewOrderProps = WidgetProps<typeof attributes, typeof reviewOrder.events>;

/** The class of `<quire-review-order>`; `define.ts` registers it. */
export const ReviewOrderElement = asElement(reviewOrder);
