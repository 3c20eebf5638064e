import { safeHref } from "@quire/core";
import {
  asComponent,
  defineWidget,
  eventOf,
  numberAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { controlsSheet } from "@quire/ui";
import { CART_HREF, STORE_HREF } from "./cart-totals.js";
import type { ItemRemoved } from "./item-removed.js";
import sheet from "./mini-cart.css?inline";
import { MiniCartView } from "./mini-cart-view.js";
import { shell } from "./shell.js";
import { text } from "./text.js";

const attributes = {
  heading: textAttribute('The flyout\'s heading; "Shopping Cart" by default.', ""),
  itemLimit: numberAttribute("At most this many lines are shown; the rest are counted.", 20, 1),
  cartHref: textAttribute("Where View Cart leads.", CART_HREF),
  storeHref: textAttribute("Where Visit Our Store leads.", STORE_HREF),
};

const events = {
  onItemRemoved: eventOf<ItemRemoved>("A line has been taken out of the cart."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const miniCart = defineWidget({
  name: "mini-cart",
  description: "The cart's button with its badge, and the cart in a flyout.",
  attributes,
  events,
  shell,
  styles: [controlsSheet, sheet],
  view: MiniCartView,
});

export type MiniCartProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-mini-cart>` for React. Without children, a server renders a link to the cart. */
export const MiniCart = asComponent(miniCart, ({ cartHref }) => (
  <a href={safeHref(cartHref) ?? CART_HREF}>{text("label")}</a>
));
