import {
  asDomElement,
  choiceAttribute,
  defineDomWidget,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { Bar } from "./bar.js";
import sheet from "./headline-bar.css?inline";
import { BELOW, PAGE_TYPES } from "./headline-bar-options.js";

const attributes = {
  type: choiceAttribute("What kind of page the article has.", PAGE_TYPES, "utility"),
  headline: textAttribute("The article's title.", ""),
  topic: textAttribute("The name of the article's topic, as readers know it.", ""),
  topicRoute: choiceAttribute(
    "Which topic pages the site has: /topic/{topic-name} or /topic/subject/{topic-slug}.",
    ["topic", "subject"],
    "topic",
  ),
  below: textAttribute(
    "What stays at the top of the window, as a CSS selector: it follows below that.",
    BELOW,
  ),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const headlineBar = defineDomWidget({
  name: "headline-bar",
  description: "An article's headline bar: its kind, its topic, and its title once that is out of sight.",
  attributes,
  events,
  styles: [sheet],
  dom: (place) => new Bar(place),
});

export type HeadlineBarProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-headline-bar>`. */
export const HeadlineBarElement = asDomElement(headlineBar);
