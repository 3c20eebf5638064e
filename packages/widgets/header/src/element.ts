import {
  asDomElement,
  defineDomWidget,
  followParsing,
  numberAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { createHeader } from "./create-header.js";
import { DEFAULTS } from "./header-options.js";
import sheet from "./shell.css?inline";

const attributes = {
  desktopBigBelow: numberAttribute(
    "The big logo shows below this scroll position, in px.",
    DEFAULTS.desktopBigBelow,
  ),
  desktopSmallAbove: numberAttribute(
    "The small logo shows above this scroll position, in px. Between the two positions, the logo does not change.",
    DEFAULTS.desktopSmallAbove,
  ),
  mobileBigBelow: numberAttribute(
    "Up to a width of 767 px, the big logo shows below this scroll position, in px.",
    DEFAULTS.mobileBigBelow,
  ),
  mobileSmallAbove: numberAttribute(
    "Up to a width of 767 px, the small logo shows above this scroll position, in px.",
    DEFAULTS.mobileSmallAbove,
  ),
  libraryHref: textAttribute("The address of _My Library_ in the user menu.", DEFAULTS.libraryHref),
  accountHref: textAttribute(
    "The address of _Account_ in the user menu. Without it, the menu has no such link.",
    "",
  ),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const header = defineDomWidget({
  name: "header",
  description: "A site's header: logos, navigation, search, the user menu and the cart.",
  slots: {
    logo: "The big logo. It scrolls away with its row. Without it, the row is missing.",
    "logo-small": "The small logo, visible after the page is scrolled.",
    edition: "Content in the small logo's place before the page is scrolled.",
    menu: "The button with `popovertarget` that opens the navigation below 817 px. Without it, the navigation is always open.",
    navigation:
      'A `<nav popover>` with a list. Items with `data-small-screen` show only on small screens, those with `data-small-screen="guest"` only to guests there.',
    search:
      "A form or a search widget. A plain form shows only on large screens. The default is `<quire-search>` around a GET form to /search.",
    "search-button":
      "A link that opens the search on small screens. The default is a link with an icon, if the search is a search widget and the navigation has no link to it.",
    account:
      "Links for guests. While the current user is unknown, and for signed-in readers, they are invisible but keep their space. The defaults are sign-in and registration.",
    "user-menu": "Links in the user menu. The defaults are _My Library_ and, with `account-href`, _Account_.",
    cart: "The cart. The default is `<quire-mini-cart>`.",
  },
  parts: {
    "user user-name chevron": "The button of the user menu, with the reader's name and a chevron.",
    "user-menu full-name level item library account-link sign-out": "The user menu and its content.",
    "account sign-in registration search-place search search-label search-field search-button cart":
      "The default content of slots that the page leaves empty.",
  },
  states: { ready: "The header is interactive." },
  tokens: {
    "--quire-header-width": ["1140px", "Width of the content."],
    "--quire-header-gutter": ["15px", "The minimum space at both sides of the content."],
    "--quire-header-big": ["112px", "Height of the big logo's row; 96px below 1025 px."],
    "--quire-header-big-small-screen": ["72px", "Height of the big logo's row below 817 px."],
    "--quire-header-bar": ["56px", "Height of the bar."],
    "--quire-header-brand": [
      "200px",
      "Width of the small logo's place; 160px below 1025 px, 232px from 1365 px on.",
    ],
    "--quire-header-account": ["190px", "Width of the account area."],
    "--quire-header-account-small-screen": ["172px", "Width of the account area below 817 px."],
    "--quire-header-account-phone": ["96px", "Width of the account area on a phone; 76px below 360 px."],
    "--quire-header-cart": ["88px", "Width of the cart's place."],
    "--quire-header-cart-phone": ["44px", "Width of the cart's place on a phone."],
    "--quire-header-layer": ["100", "The header's `z-index`."],
  },
  attributes,
  events,
  styles: [sheet],
  follows: followParsing,
  dom: createHeader,
});

export type HeaderProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-header>`. */
export const HeaderElement = asDomElement(header);
