import { asComponent, defineWidget, numberAttribute, textAttribute, type WidgetProps } from "@quire/element";
import { shell } from "../shell/subscription-banner.js";
import { ARTICLE, ASCEND_HEADER, BY_PROFILE, SUBSCRIBE_HREF } from "./subscription-banner-options.js";
import { SubscriptionBannerView } from "./subscription-banner-view.js";

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

/** The widget, declared once: its React component and its element are made from this. */
export const subscriptionBanner = defineWidget({
  name: "subscription-banner",
  description: "Invites readers without a subscription, once they have got to the article.",
  attributes,
  events,
  shell,
  view: SubscriptionBannerView,
});

export type SubscriptionBannerProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-subscription-banner>` for React. */
export const SubscriptionBanner = asComponent(subscriptionBanner);
