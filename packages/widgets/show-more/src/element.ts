import {
  asDomElement,
  booleanAttribute,
  defineDomWidget,
  eventOf,
  numberAttribute,
  textAttribute,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import { Passage } from "./passage.js";
import sheet from "./show-more.css?inline";
import { LIMIT, type ShowMoreToggle } from "./show-more-options.js";

const attributes = {
  limit: numberAttribute("How many pixels are shown of what is longer.", LIMIT),
  expanded: booleanAttribute("Whether all of it is shown."),
  moreLabel: textAttribute("The button's words while there is more; “Show more” by default.", ""),
  lessLabel: textAttribute("The button's words while all is shown; “Show less” by default.", ""),
};

const events = {
  onToggle: eventOf<ShowMoreToggle>("The reader has asked for the rest, or put it away."),
};

/** The declaration of the widget. Its element and its React component are made from it. */
export const showMore = defineDomWidget({
  name: "show-more",
  description: "Shows the beginning of a long passage, and the rest when it is asked for.",
  parts: {
    clip: "What holds the passage to its height.",
    passage: "The passage.",
    button: "The button below it.",
  },
  states: { ready: "The passage is held to its height, or shown whole." },
  attributes,
  events,
  styles: [sheet],
  follows: whileParsed,
  dom: (place) => new Passage(place),
});

export type ShowMoreProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-show-more>`. */
export const ShowMoreElement = asDomElement(showMore);
