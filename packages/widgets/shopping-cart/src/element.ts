import { skeletonOf } from "@quire/core/frame";
import { asElement, defineWidget, eventOf, formParts, textAttribute, type WidgetProps } from "@quire/element";
import type { ItemRemoved } from "@quire/features/cart-lines";
import { CHECKOUT_HREF, STORE_HREF } from "./links.js";
import sheet from "./skeleton.css?inline";

/** Placeholders for two lines and the summary. */
const PLACES = 3;

const attributes = {
  heading: textAttribute("What stands above the lines; nothing by default, as the page has a heading.", ""),
  checkoutHref: textAttribute("Where _Checkout_ leads.", CHECKOUT_HREF),
  storeHref: textAttribute("Where _Visit Our Store_ leads.", STORE_HREF),
  country: textAttribute("The country whose states shipping is estimated for, as ISO 3166 has it.", "US"),
};

const events = {
  onItemRemoved: eventOf<ItemRemoved>("A line has been taken out; `count` is what is left."),
};

/** The declaration of the widget. Its React component and its element are made from it. */
export const shoppingCart = defineWidget({
  name: "shopping-cart",
  description: "The cart as a page: its lines, how many of each, coupons, and what it all comes to.",
  parts: {
    "cart heading": "All of it, and what stands above.",
    "items item": "The lines, and each of them.",
    "image description name details unit-price": "What a line says of its product.",
    "quantity stepper less more number number-note":
      "How many of it, and what was made to fit of what was typed.",
    "line-total remove item-problem":
      "What it costs, the button that takes it out, and what went wrong with it.",
    "summary summary-heading totals": "What stands beside the lines, or below them.",
    "subtotal-row discount-row tax-row shipping-row total-row": "What the cart comes to, row by row.",
    "subtotal discount tax shipping total": "The amounts.",
    changed: "What changed when the totals did.",
    "coupons coupon remove-coupon coupon-form": "Coupons on the cart, and the field for another.",
    "estimate estimate-form estimated": "Where tax and shipping are estimated for.",
    "checkout maintenance": "The link to the checkout, and that the store is closed.",
    "empty store problem contacts stale retry":
      "What stands in place of lines, or above those that may be old.",
    "skeleton place": "While it loads.",
    ...formParts,
  },
  states: {
    loading: "The cart is asked for; what the page has in its place shows, or places for lines are held.",
    ready: "There are lines.",
    empty: "The cart is empty.",
    error: "The cart could not be had; what the page has in its place shows, or the lines as they were.",
    offline: "The same: there is no connection.",
  },
  tokens: {
    "--quire-shopping-cart-place": [
      "500px, in a narrow window 860px",
      "How high its place is at least where the page links `page.css`: what stands below does not move as lines come and go.",
    ],
  },
  attributes,
  events,
  skeleton: skeletonOf({ places: PLACES, sheet }),
  view: () => import("./shopping-cart-view.js"),
});

export type ShoppingCartProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-shopping-cart>`; `define.ts` registers it. */
export const ShoppingCartElement = asElement(shoppingCart);
