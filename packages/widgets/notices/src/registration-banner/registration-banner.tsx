import { asComponent, defineWidget, numberAttribute, textAttribute, type WidgetProps } from "@quire/element";
import { shell } from "../shell/registration-banner.js";
import { PAYWALL_SELECTOR, SCROLL_LIMIT } from "./banner-options.js";
import { RegistrationBannerView } from "./registration-banner-view.js";

const attributes = {
  emailAddress: textAttribute(
    "The e-mail to confirm, where the page itself knows it; by default that of the account just created.",
    "",
  ),
  paywallSelector: textAttribute("What a site paywall is, as a CSS selector.", PAYWALL_SELECTOR),
  scrollLimit: numberAttribute("It closes after more than this many pixels of scrolling.", SCROLL_LIMIT),
};

const events = {};

/** The widget, declared once: its React component and its element are made from this. */
export const registrationBanner = defineWidget({
  name: "registration-banner",
  description: "Confirms to a reader that an account has been created.",
  attributes,
  events,
  shell,
  view: RegistrationBannerView,
});

export type RegistrationBannerProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-registration-banner>` for React. */
export const RegistrationBanner = asComponent(registrationBanner);
