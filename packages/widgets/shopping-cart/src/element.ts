import { getSkeleton } from "@quire/core/frame";
import {
  asElement,
  defineWidget,
  formParts,
  getEvent,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import type { CartRenders, ItemRemoved } from "@quire/features/cart-lines";
import { CHECKOUT_HREF, STORE_HREF } from "./links.js";
import sheet from "./skeleton.css?inline";

/** Placeholders for two lines and the summary. */
const PLACEHOLDER_COUNT = 3;

const attributes = {
  heading: textAttribute("The heading above the lines; none by default, because the page has a heading.", ""),
  checkoutHref: textAttribute("The address of _Checkout_.", CHECKOUT_HREF),
  storeHref: textAttribute("The address of _Visit Our Store_.", STORE_HREF),
  country: textAttribute("The ISO 3166 code of the country whose states the shipping estimate offers.", "US"),
};

const events = {
  onItemRemoved: getEvent<ItemRemoved>("A line was removed; `count` is the number of remaining items."),
};

/** The declaration of the widget. Its React component and its element are made from it. */
export const shoppingCart = defineWidget({
  name: "shopping-cart",
  description: "The cart as a page: its lines, their quantities, coupons and totals.",
  parts: {
    "cart heading": "The whole widget, and its heading.",
    "items item": "The list of lines, and each line.",
    "image description name details unit-price": "The product of a line.",
    "quantity stepper less more number number-note":
      "The quantity field, its minus and plus buttons, and the note if the typed number was corrected.",
    "line-total remove item-problem":
      "The total of a line, the button that removes it, and its error message.",
    "summary summary-heading totals": "The summary next to the lines, or below them.",
    "subtotal-row discount-row tax-row shipping-row total-row": "The rows of the totals.",
    "subtotal discount tax shipping total": "The amounts of the totals.",
    changed: "The note on changed totals.",
    "coupons coupon remove-coupon coupon-form": "The coupons on the cart, and the form to add one.",
    "estimate estimate-form estimated":
      "The estimate of tax and shipping: its area, its form, and the chosen state.",
    "checkout maintenance": "The link to the checkout, and the note that the store is closed.",
    "empty store problem contacts stale retry":
      "The message instead of the lines, or above lines that may be outdated.",
    "skeleton place": "The skeleton while the cart loads.",
    ...formParts,
  },
  states: {
    loading: "The cart is loading. The fallback content or a skeleton shows.",
    ready: "At least one line shows.",
    empty: "The cart is empty.",
    error: "The cart failed to load. The fallback content or the previous lines show.",
    offline:
      "The cart failed to load because the browser is offline. The fallback content or the previous lines show.",
  },
  tokens: {
    "--quire-shopping-cart-place": [
      "500px, in a narrow window 860px",
      "The minimum height if the page links `page.css`. Content below the cart does not move when lines change.",
    ],
  },
  attributes,
  events,
  skeleton: getSkeleton({ places: PLACEHOLDER_COUNT, sheet }),
  view: () => import("./shopping-cart-view.js"),
});

export type ShoppingCartProps = WidgetProps<typeof attributes, typeof events> & CartRenders;

/** The class of `<quire-shopping-cart>`; `define.ts` registers it. */
export const ShoppingCartElement = asElement(shoppingCart);
