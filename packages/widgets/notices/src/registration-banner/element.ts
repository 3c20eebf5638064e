import {
  asDomElement,
  defineDomWidget,
  numberAttribute,
  textAttribute,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import closeSheet from "../close.css?inline";
import { Banner } from "./banner.js";
import { PAYWALL_SELECTOR, SCROLL_LIMIT } from "./banner-options.js";
import sheet from "./registration-banner.css?inline";

const attributes = {
  emailAddress: textAttribute(
    "The e-mail to confirm, where the page itself knows it; by default that of the account just created.",
    "",
  ),
  paywallSelector: textAttribute("What a site paywall is, as a CSS selector.", PAYWALL_SELECTOR),
  scrollLimit: numberAttribute("It closes after more than this many pixels of scrolling.", SCROLL_LIMIT),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const registrationBanner = defineDomWidget({
  name: "registration-banner",
  description: "Confirms to a reader that an account has been created.",
  opens: {
    onOpen: "It has appeared.",
    onClose: "It has closed; a reload may follow.",
    reasons: ["button", "scroll"],
  },
  parts: { banner: "The banner.", message: "What it says.", close: "Its close button." },
  states: { ready: "It is shown.", empty: "There is nothing to confirm." },
  attributes,
  events,
  styles: [closeSheet, sheet],
  follows: whileParsed,
  dom: (place) => new Banner(place),
});

export type RegistrationBannerProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-registration-banner>`. */
export const RegistrationBannerElement = asDomElement(registrationBanner);
