import {
  asComponent,
  booleanAttribute,
  defineWidget,
  eventOf,
  jsonAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import * as v from "valibot";
import { isGroups, type MenuGroup } from "./menu-groups.js";
import type { ProductMenuToggle } from "./product-menu-options.js";
import { ProductMenuView } from "./product-menu-view.js";
import { shell } from "./shell.js";

const attributes = {
  label: textAttribute('What the menu is called; "Products" by default.', ""),
  single: booleanAttribute("Opening a group closes the others."),
  groups: jsonAttribute(
    "The groups with their links, instead of the markup inside.",
    v.optional(v.custom<readonly MenuGroup[]>(isGroups)),
    undefined,
  ),
};

const events = {
  onToggle: eventOf<ProductMenuToggle>("The reader has opened or closed a group."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const productMenu = defineWidget({
  name: "product-menu",
  description: "A menu of links in groups that open and close.",
  attributes,
  events,
  shell,
  view: ProductMenuView,
});

export type ProductMenuProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-product-menu>` for React. */
export const ProductMenu = asComponent(productMenu);
