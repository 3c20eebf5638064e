import {
  asDomElement,
  defineDomWidget,
  numberAttribute,
  textAttribute,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import { createHeader } from "./create-header.js";
import { DEFAULTS } from "./header-options.js";
import sheet from "./shell.css?inline";

const attributes = {
  desktopBigBelow: numberAttribute(
    "The big logo stands below this scroll position, in px.",
    DEFAULTS.desktopBigBelow,
  ),
  desktopSmallAbove: numberAttribute(
    "The small logo stands above this scroll position, in px. Between the two stands the one that stood before.",
    DEFAULTS.desktopSmallAbove,
  ),
  mobileBigBelow: numberAttribute(
    "Up to 767 px of width, the big logo stands below this scroll position, in px.",
    DEFAULTS.mobileBigBelow,
  ),
  mobileSmallAbove: numberAttribute(
    "Up to 767 px of width, the small logo stands above this scroll position, in px.",
    DEFAULTS.mobileSmallAbove,
  ),
  libraryHref: textAttribute("Where _My Library_ of the user menu leads.", DEFAULTS.libraryHref),
  accountHref: textAttribute("Where _Account_ of the user menu leads; without it there is no such link.", ""),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const header = defineDomWidget({
  name: "header",
  description: "A site's header: logos, navigation, search, the reader's menu and the cart.",
  slots: {
    logo: "The big logo; it scrolls away with its row. Without it there is no such row.",
    "logo-small": "The small logo, seen once the page has been scrolled.",
    edition: "What stands in the small logo's place before.",
    menu: "The button that opens the navigation below 817 px, with `popovertarget`. Without it the navigation stands open.",
    navigation: "A `<nav popover>` with a list; an item with `data-small-screen` is for small screens only.",
    search:
      "A form, or a search widget; a plain form is left to large screens. Without it there is `<quire-search>` around a GET form to /search.",
    account:
      "Links for guests; they keep their place unseen while nobody knows who is reading, and for who is known. Without it there are sign-in and registration.",
    "user-menu":
      "Links in the user menu. Without it there is _My Library_, and _Account_ with `account-href`.",
    cart: "The cart. Without it there is `<quire-mini-cart>`.",
  },
  parts: {
    "user user-name chevron": "The button of the user menu.",
    "user-menu full-name level item library account-link sign-out": "What it discloses.",
    "account sign-in registration search-place search search-label search-field cart":
      "What stands in slots that the page leaves empty.",
  },
  states: { ready: "The header is alive." },
  tokens: {
    "--quire-header-width": ["1140px", "Width of the content."],
    "--quire-header-gutter": ["15px", "The least space beside the content."],
    "--quire-header-big": ["112px", "Height of the big logo's row; 96px below 1025 px."],
    "--quire-header-big-small-screen": ["72px", "Height of the big logo's row below 817 px."],
    "--quire-header-bar": ["56px", "Height of the bar."],
    "--quire-header-brand": [
      "200px",
      "Width of the small logo's place; 160px below 1025 px, 232px from 1365 px on.",
    ],
    "--quire-header-account": ["190px", "Width of what says who is reading."],
    "--quire-header-account-small-screen": ["172px", "Width of what says who is reading, below 817 px."],
    "--quire-header-account-phone": ["96px", "Width of what says who is reading, on a phone."],
    "--quire-header-cart": ["88px", "Width of the cart's place."],
    "--quire-header-cart-phone": ["44px", "Width of the cart's place on a phone."],
    "--quire-header-layer": ["100", "Its `z-index`."],
  },
  attributes,
  events,
  styles: [sheet],
  follows: whileParsed,
  dom: createHeader,
});

export type HeaderProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-header>`. */
export const HeaderElement = asDomElement(header);
