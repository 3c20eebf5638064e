import { asElement, defineWidget, getEvent, textAttribute, type WidgetProps } from "@quire/element";
import type { GivenDetail } from "./gift-link-view.js";
import { initial } from "./initial.js";

const attributes = {
  url: textAttribute("The article's address on this site; by default the page's canonical address.", ""),
  articleTitle: textAttribute(
    "The article's title, used when the link is shared; the page's title by default.",
    "",
  ),
};

const events = {
  onGiven: getEvent<GivenDetail>("The gift link was created."),
};

/** The declaration of the widget. Its React component and its element are made from it. */
export const giftLink = defineWidget({
  name: "gift-link",
  description: "Gives an article as a gift: creates a link with which anyone can read it.",
  parts: {
    gift: "The whole widget.",
    given: "The created link, with its actions.",
    note: "The note on the number of gifts left, or on a failure.",
  },
  states: {
    ready: "A gift link can be created, or was created.",
    error: "The gift link could not be created.",
  },
  attributes,
  events,
  initial,
  view: () => import("./gift-link-view.js"),
});

export type GiftLinkProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-gift-link>`; `define.ts` registers it. */
export const GiftLinkElement = asElement(giftLink);
