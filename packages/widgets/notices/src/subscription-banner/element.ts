import {
  asDomElement,
  defineDomWidget,
  numberAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import closeSheet from "../close.css?inline";
import sheet from "./subscription-banner.css?inline";
import { ARTICLE, ASCEND_HEADER, BY_PROFILE, SUBSCRIBE_HREF } from "./subscription-banner-options.js";
import { SubscriptionBannerPart } from "./subscription-banner-part.js";

const attributes = {
  article: textAttribute("What an article is, as a CSS selector: the banner opens at its start.", ARTICLE),
  ascendHeader: textAttribute("What an ascend header is: pages that have one show no banner.", ASCEND_HEADER),
  subscribeHref: textAttribute("Where the counter leads, in a new tab.", SUBSCRIBE_HREF),
  articlesLeft: numberAttribute(
    "How many free articles are left; by default what the reader's profile says.",
    BY_PROFILE,
  ),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const subscriptionBanner = defineDomWidget({
  name: "subscription-banner",
  description: "Invites readers without a subscription, once they have got to the article.",
  attributes,
  events,
  styles: [closeSheet, sheet],
  dom: (place) => new SubscriptionBannerPart(place),
});

export type SubscriptionBannerProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-subscription-banner>`. */
export const SubscriptionBannerElement = asDomElement(subscriptionBanner);
