import {
  asDomElement,
  defineDomWidget,
  followParsing,
  numberAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import closeSheet from "../close.css?inline";
import sheet from "./subscription-banner.css?inline";
import { ARTICLE, ASCEND_HEADER, BY_PROFILE, SUBSCRIBE_HREF } from "./subscription-banner-options.js";
import { SubscriptionBannerPart } from "./subscription-banner-part.js";

const attributes = {
  article: textAttribute(
    "A CSS selector for the article. The banner opens when the reader reaches its start.",
    ARTICLE,
  ),
  ascendHeader: textAttribute(
    "A CSS selector for an ascend header. Pages with such a header show no banner.",
    ASCEND_HEADER,
  ),
  subscribeHref: textAttribute(
    "The address of the link to the subscriptions, which opens in a new tab.",
    SUBSCRIBE_HREF,
  ),
  articlesLeft: numberAttribute(
    "The number of free articles left, if the page knows it. Below 0, the number comes from the profile; for guests it is 4.",
    BY_PROFILE,
  ),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const subscriptionBanner = defineDomWidget({
  name: "subscription-banner",
  description:
    "A banner that invites readers without a subscription to subscribe, when they reach the article.",
  opens: {
    onOpen: "The banner opened.",
    onClose: "The banner closed, one second after its button was clicked.",
    reasons: ["button"],
  },
  parts: {
    "banner inner": "The banner and its content.",
    "counter number left": "The link to the subscriptions, with the number of free articles left.",
    words: "The text of the link.",
    "subscribe new-tab": "The invitation to subscribe, and the note that the link opens in a new tab.",
    close: "The close button.",
  },
  states: { ready: "The banner is open.", empty: "The banner has not opened yet, or was closed." },
  tokens: { "--quire-subscription-banner-width": ["1140px", "The width of the content."] },
  attributes,
  events,
  styles: [closeSheet, sheet],
  follows: followParsing,
  dom: (place) => new SubscriptionBannerPart(place),
});

export type SubscriptionBannerProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-subscription-banner>`. */
export const SubscriptionBannerElement = asDomElement(subscriptionBanner);
