import {
  asElement,
  defineWidget,
  frameParts,
  getEvent,
  numberAttribute,
  overlay,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import type { CartRenders, ItemRemoved } from "@quire/features/cart-lines";
import { CART_HREF, CHECKOUT_HREF, STORE_HREF } from "./cart-links.js";
import { initial } from "./initial.js";
import { shell } from "./shell.js";

const attributes = {
  heading: textAttribute('The flyout\'s heading; "Shopping cart" by default.', ""),
  itemLimit: numberAttribute(
    "The maximum number of lines that show. The other lines are only counted.",
    20,
    1,
  ),
  cartHref: textAttribute("The address of _View Cart_.", CART_HREF),
  checkoutHref: textAttribute(
    "The address of _Checkout_. If it is empty, there is no such link.",
    CHECKOUT_HREF,
  ),
  storeHref: textAttribute("The address of _Visit Our Store_.", STORE_HREF),
};

const events = {
  onItemRemoved: getEvent<ItemRemoved>("A line was removed; `count` is the number of remaining items."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const miniCart = defineWidget({
  name: "mini-cart",
  description: "The cart button with a badge, and the cart in a flyout.",
  opens: overlay,
  parts: {
    "button icon label": "The button in the page, its icon and its label.",
    badge: "The number of items, on the button.",
    ...frameParts,
    cart: "The content of the flyout.",
    "items item": "The list of lines, and each line.",
    "image description name details line-total": "The content of a line.",
    remove: "The button that removes a line.",
    "item-problem": "The message if a line could not be removed.",
    "summary more totals discount discount-row total total-row actions action":
      "The summary below the lines: the number of further lines, the totals and the links.",
    "empty problem contacts":
      "The message instead of the lines: an empty cart, or a failure with contact details.",
    "stale retry": "The note above lines that may be outdated, and the retry button.",
  },
  states: {
    loading: "The cart is loading.",
    ready: "At least one line shows.",
    empty: "The cart is empty.",
    error: "The cart failed to load.",
    offline: "The cart failed to load because the browser is offline.",
  },
  tokens: {
    "--quire-mini-cart-color": [
      "--quire-color-text",
      "The colour of the button alone, for example on a dark header.",
    ],
  },
  attributes,
  events,
  shell,
  initial,
  view: () => import("./mini-cart-view.js"),
});

export type MiniCartProps = WidgetProps<typeof attributes, typeof events> & CartRenders;

/** The class of `<quire-mini-cart>`; `define.ts` registers it. */
export const MiniCartElement = asElement(miniCart);
