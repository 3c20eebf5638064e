import {
  asDomElement,
  booleanAttribute,
  defineDomWidget,
  followParsing,
  getEvent,
  numberAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { Passage } from "./passage.js";
import sheet from "./show-more.css?inline";
import { LIMIT, type ShowMoreToggle } from "./show-more-options.js";

const attributes = {
  limit: numberAttribute("The height in pixels to which a longer passage is clipped.", LIMIT),
  expanded: booleanAttribute("Shows the whole passage."),
  moreLabel: textAttribute(
    "The text of the button while the passage is clipped; “Show more” by default.",
    "",
  ),
  lessLabel: textAttribute(
    "The text of the button while the whole passage shows; “Show less” by default.",
    "",
  ),
};

const events = {
  onToggle: getEvent<ShowMoreToggle>("The reader expanded or collapsed the passage."),
};

/** The declaration of the widget. Its element and its React component are made from it. */
export const showMore = defineDomWidget({
  name: "show-more",
  description: "Shows the beginning of a long passage, and the rest on request.",
  parts: {
    clip: "The element that clips the passage.",
    passage: "The passage.",
    button: "The button below the passage.",
  },
  states: { ready: "The passage shows, clipped or whole." },
  attributes,
  events,
  styles: [sheet],
  follows: followParsing,
  dom: (place) => new Passage(place),
});

export type ShowMoreProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-show-more>`. */
export const ShowMoreElement = asDomElement(showMore);
