import {
  asDomElement,
  defineDomWidget,
  numberAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { createHeader } from "./create-header.js";
import { DEFAULTS } from "./header-options.js";
import sheet from "./shell.css?inline";

const attributes = {
  desktopBigBelow: numberAttribute(
    "Desktop: the big logo stands below this scroll position (px).",
    DEFAULTS.desktopBigBelow,
  ),
  desktopSmallAbove: numberAttribute(
    "Desktop: the small logo stands above this scroll position (px).",
    DEFAULTS.desktopSmallAbove,
  ),
  mobileBigBelow: numberAttribute(
    "Up to 767 px of width: the big logo stands below this scroll position (px).",
    DEFAULTS.mobileBigBelow,
  ),
  mobileSmallAbove: numberAttribute(
    "Up to 767 px of width: the small logo stands above this scroll position (px).",
    DEFAULTS.mobileSmallAbove,
  ),
  libraryHref: textAttribute("Where My Library of the user menu leads.", DEFAULTS.libraryHref),
  accountHref: textAttribute("Where Account of the user menu leads; without it there is no such link.", ""),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const header = defineDomWidget({
  name: "header",
  description: "A site's header: logos, navigation, search, the reader's menu and the cart.",
  attributes,
  events,
  styles: [sheet],
  dom: createHeader,
});

export type HeaderProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-header>`. */
export const HeaderElement = asDomElement(header);
