import { asComponent, defineWidget, type WidgetProps } from "@quire/element";
import { FooterMenuView } from "./footer-menu-view.js";
import { shell } from "./shell.js";

const attributes = {};

const events = {};

/** The widget, declared once: its React component and its element are made from this. */
export const footerMenu = defineWidget({
  name: "footer-menu",
  description: "A site's footer: lists of links, accordions on small screens, items that require sign-in.",
  attributes,
  events,
  shell,
  view: FooterMenuView,
});

export type FooterMenuProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-footer-menu>` for React; its children are the lists. */
export const FooterMenu = asComponent(footerMenu);
