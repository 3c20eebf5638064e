import { asElement, defineWidget, partsAttribute, textAttribute, type WidgetProps } from "@quire/element";
import { CART_HREF, CHECKOUT_HREF, CLOSE_HREF, ORDERS_HREF, STORE_HREF } from "./links.js";

const attributes = {
  checkoutHref: textAttribute(
    "The address of the page that changes addresses, shipping and payment.",
    CHECKOUT_HREF,
  ),
  cartHref: textAttribute("The address of the page that changes the cart.", CART_HREF),
  storeHref: textAttribute("The address of _Visit Our Store_.", STORE_HREF),
  ordersHref: textAttribute("The address of the order history, linked from the receipt.", ORDERS_HREF),
  closeHref: textAttribute("The address that opens when the reader closes the receipt.", CLOSE_HREF),
  parts: partsAttribute,
};

/** The declaration of the widget. Its React component and its element are made from it. */
export const reviewOrder = defineWidget({
  name: "review-order",
  description: "The review of an order, the button that places it, and the receipt.",
  states: {
    loading: "The order is loading.",
    ready: "The order or its receipt shows, or the prompt to sign in or to wait until the store opens.",
    empty: "The cart is empty.",
    error: "The order failed to load.",
    offline: "The order failed to load because the browser is offline.",
  },
  attributes,
  events: {},
  root: "light",
  view: () => import("./review-order-view.js"),
});

export type ReviewOrderProps = WidgetProps<typeof attributes, typeof reviewOrder.events>;

/** The class of `<quire-review-order>`; `define.ts` registers it. */
export const ReviewOrderElement = asElement(reviewOrder);
