import {
  asDomElement,
  booleanAttribute,
  defineDomWidget,
  followParsing,
  getEvent,
  getJsonAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { Menu } from "./menu.js";
import { isGroups } from "./menu-groups.js";
import sheet from "./product-menu.css?inline";
import type { ProductMenuToggle } from "./product-menu-options.js";

const attributes = {
  label: textAttribute("The accessible name of the menu; “Products” by default.", ""),
  single: booleanAttribute("Opening a group closes the others."),
  groups: getJsonAttribute(
    "The groups with their links as JSON, instead of the markup inside the tag.",
    isGroups,
  ),
};

const events = {
  onToggle: getEvent<ProductMenuToggle>("The reader opened or closed a group."),
};

/** The declaration of the widget. Its element and its React component are made from it. */
export const productMenu = defineDomWidget({
  name: "product-menu",
  description: "A menu of links in groups that open and close.",
  parts: {
    menu: "The whole widget.",
    "group heading button": "A group, its heading, and the button in the heading.",
    "panel links link": "The panel of a group, with its list of links and each link.",
  },
  states: { ready: "At least one link shows.", empty: "There are no links." },
  attributes,
  events,
  styles: [sheet],
  follows: followParsing,
  dom: (place) => new Menu(place),
});

export type ProductMenuProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-product-menu>`. */
export const ProductMenuElement = asDomElement(productMenu);
