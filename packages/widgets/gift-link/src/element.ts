import { asElement, defineWidget, eventOf, textAttribute, type WidgetProps } from "@quire/element";
import type { GivenDetail } from "./given-detail.js";
import { initial } from "./initial.js";

const attributes = {
  url: textAttribute("The article, which lies on this site; by default the page's canonical address.", ""),
  articleTitle: textAttribute(
    "The article's title, for those with whom its link is shared; the page's title by default.",
    "",
  ),
};

const events = {
  onGiven: eventOf<GivenDetail>("There is a gift link."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const giftLink = defineWidget({
  name: "gift-link",
  description: "Gives an article as a gift: a link that anybody can read it by.",
  parts: {
    gift: "All of it.",
    given: "The link, once there is one, with what can be done with it.",
    note: "What is said of it: how many gifts are left, why it failed.",
  },
  states: {
    ready: "A gift can be made, or is there.",
    error: "The gift could not be made.",
  },
  attributes,
  events,
  initial,
  view: () => import("./gift-link-view.js"),
});

export type GiftLinkProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-gift-link>`; `define.ts` registers it. */
export const GiftLinkElement = asElement(giftLink);
