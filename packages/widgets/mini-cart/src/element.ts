import {
  asElement,
  defineWidget,
  eventOf,
  frameParts,
  numberAttribute,
  overlay,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import type { ItemRemoved } from "@quire/features/cart-lines";
import { CART_HREF, CHECKOUT_HREF, STORE_HREF } from "./cart-links.js";
import { initial } from "./initial.js";
import { shell } from "./shell.js";

const attributes = {
  heading: textAttribute('The flyout\'s heading; "Shopping cart" by default.', ""),
  itemLimit: numberAttribute("At most this many lines are shown; the rest are counted.", 20, 1),
  cartHref: textAttribute("Where _View Cart_ leads.", CART_HREF),
  checkoutHref: textAttribute("Where _Checkout_ leads; empty, there is none.", CHECKOUT_HREF),
  storeHref: textAttribute("Where _Visit Our Store_ leads.", STORE_HREF),
};

const events = {
  onItemRemoved: eventOf<ItemRemoved>("A line has been taken out; `count` is what is left."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const miniCart = defineWidget({
  name: "mini-cart",
  description: "The cart's button with its badge, and the cart in a flyout.",
  opens: overlay,
  parts: {
    "button icon label": "The button in the page.",
    badge: "How many items there are, at the button.",
    ...frameParts,
    cart: "All that stands in the flyout.",
    "items item": "The lines, and each of them.",
    "image description name details line-total": "What a line shows.",
    remove: "The button that takes a line out.",
    "item-problem": "Why a line could not be taken out.",
    "summary more totals discount discount-row total total-row actions action":
      "What stands below the lines.",
    "empty problem contacts": "What stands in place of lines.",
    "stale retry": "What stands above lines that may be old, and the button for another try.",
  },
  states: {
    loading: "The cart is asked for.",
    ready: "There are lines.",
    empty: "The cart is empty.",
    error: "The cart could not be had.",
    offline: "It could not be had: there is no connection.",
  },
  tokens: {
    "--quire-mini-cart-color": ["--quire-color-text", "The colour of the button alone, as on a dark header."],
  },
  attributes,
  events,
  shell,
  initial,
  view: () => import("./mini-cart-view.js"),
});

export type MiniCartProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-mini-cart>`; `define.ts` registers it. */
export const MiniCartElement = asElement(miniCart);
