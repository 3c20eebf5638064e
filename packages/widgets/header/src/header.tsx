import { asComponent, defineWidget, numberAttribute, textAttribute, type WidgetProps } from "@quire/element";
import { DEFAULTS } from "./header-options.js";
import { HeaderView } from "./header-view.js";
import { shell } from "./shell.js";

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

/** The widget, declared once: its React component and its element are made from this. */
export const header = defineWidget({
  name: "header",
  description: "A site's header: logos, navigation, search, the reader's menu and the cart.",
  attributes,
  events,
  shell,
  view: HeaderView,
});

export type HeaderProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-header>` for React; its children go into its slots. */
export const Header = asComponent(header);
