import {
  asDomElement,
  defineDomWidget,
  numberAttribute,
  textAttribute,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import closeSheet from "../close.css?inline";
import sheet from "./subscription-banner.css?inline";
import { ARTICLE, ASCEND_HEADER, BY_PROFILE, SUBSCRIBE_HREF } from "./subscription-banner-options.js";
import { SubscriptionBannerPart } from "./subscription-banner-part.js";

const attributes = {
  article: textAttribute("What an article is, as a CSS selector: the banner opens at its start.", ARTICLE),
  ascendHeader: textAttribute(
    "What an ascend header is, as a CSS selector: pages that have one show no banner.",
    ASCEND_HEADER,
  ),
  subscribeHref: textAttribute("Where the counter leads, in a new tab.", SUBSCRIBE_HREF),
  articlesLeft: numberAttribute(
    "How many free articles are left, where the page knows; below 0 what the profile says, for guests 4.",
    BY_PROFILE,
  ),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const subscriptionBanner = defineDomWidget({
  name: "subscription-banner",
  description: "Invites readers without a subscription, once they have got to the article.",
  opens: {
    onOpen: "It has appeared.",
    onClose: "It has closed, one second after its button.",
    reasons: ["button"],
  },
  parts: {
    "banner inner": "The banner, and its content.",
    "counter number left": "How many free articles are left.",
    words: "What it says.",
    "subscribe new-tab": "The link to the subscriptions, and that it opens a new tab.",
    close: "Its close button.",
  },
  states: { ready: "It has opened.", empty: "It has not, or was closed." },
  tokens: { "--quire-subscription-banner-width": ["1140px", "How wide its content is."] },
  attributes,
  events,
  styles: [closeSheet, sheet],
  follows: whileParsed,
  dom: (place) => new SubscriptionBannerPart(place),
});

export type SubscriptionBannerProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-subscription-banner>`. */
export const SubscriptionBannerElement = asDomElement(subscriptionBanner);
