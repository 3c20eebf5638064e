import {
  asDomElement,
  defineDomWidget,
  followParsing,
  numberAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import closeSheet from "../close.css?inline";
import { Banner } from "./banner.js";
import { PAYWALL_SELECTOR, SCROLL_LIMIT } from "./banner-options.js";
import sheet from "./registration-banner.css?inline";

const attributes = {
  emailAddress: textAttribute(
    "The e-mail address to confirm, if the page knows it; by default the address of the account just created.",
    "",
  ),
  paywallSelector: textAttribute("A CSS selector for a site paywall.", PAYWALL_SELECTOR),
  scrollLimit: numberAttribute("The scroll distance in pixels after which the banner closes.", SCROLL_LIMIT),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const registrationBanner = defineDomWidget({
  name: "registration-banner",
  description: "A banner that confirms the creation of an account.",
  opens: {
    onOpen: "The banner opened.",
    onClose: "The banner closed. A reload may follow.",
    reasons: ["button", "scroll"],
  },
  parts: { banner: "The banner.", message: "The message.", close: "The close button." },
  states: { ready: "The banner shows.", empty: "There is no new account to confirm." },
  attributes,
  events,
  styles: [closeSheet, sheet],
  follows: followParsing,
  dom: (place) => new Banner(place),
});

export type RegistrationBannerProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-registration-banner>`. */
export const RegistrationBannerElement = asDomElement(registrationBanner);
