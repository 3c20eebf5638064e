import {
  asDomElement,
  booleanAttribute,
  defineDomWidget,
  eventOf,
  jsonAttributeOf,
  textAttribute,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import { Menu } from "./menu.js";
import { isGroups } from "./menu-groups.js";
import sheet from "./product-menu.css?inline";
import type { ProductMenuToggle } from "./product-menu-options.js";

const attributes = {
  label: textAttribute("What the menu is called, for those who listen; “Products” by default.", ""),
  single: booleanAttribute("Opening a group closes the others."),
  groups: jsonAttributeOf("The groups with their links, as JSON instead of the markup inside.", isGroups),
};

const events = {
  onToggle: eventOf<ProductMenuToggle>("The reader has opened or closed a group."),
};

/** The declaration of the widget. Its element and its React component are made from it. */
export const productMenu = defineDomWidget({
  name: "product-menu",
  description: "A menu of links in groups that open and close.",
  parts: {
    menu: "All of it.",
    "group heading button": "A group, its heading, and the button in that.",
    "panel links link": "What a group discloses: its links.",
  },
  states: { ready: "There are links.", empty: "There are none." },
  attributes,
  events,
  styles: [sheet],
  follows: whileParsed,
  dom: (place) => new Menu(place),
});

export type ProductMenuProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-product-menu>`. */
export const ProductMenuElement = asDomElement(productMenu);
