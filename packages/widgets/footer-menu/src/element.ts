import { asDomElement, defineDomWidget, followParsing, type WidgetProps } from "@quire/element";
import { createFooterMenu } from "./create-footer-menu.js";
import sheet from "./shell.css?inline";

const attributes = {};

const events = {};

/** The declaration of the widget. Its element and its React component are made from it. */
export const footerMenu = defineDomWidget({
  name: "footer-menu",
  description: "A site's footer: lists of links, accordions on small screens, items that require sign-in.",
  states: { ready: "The lists are interactive." },
  tokens: {
    "--quire-footer-menu-display": ["flex", "The `display` value of the footer, from a width of 817 px."],
  },
  attributes,
  events,
  styles: [sheet],
  follows: followParsing,
  dom: createFooterMenu,
});

export type FooterMenuProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-footer-menu>`. */
export const FooterMenuElement = asDomElement(footerMenu);
