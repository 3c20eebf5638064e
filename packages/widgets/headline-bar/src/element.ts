import {
  asDomElement,
  choiceAttribute,
  defineDomWidget,
  textAttribute,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import { Bar } from "./bar.js";
import sheet from "./headline-bar.css?inline";
import { BELOW, PAGE_TYPES } from "./headline-bar-options.js";

const attributes = {
  type: choiceAttribute("The page type.", PAGE_TYPES, "utility"),
  headline: textAttribute("The article's title.", ""),
  topic: textAttribute(
    "The name of the article's topic, as readers know it; without one there is no link.",
    "",
  ),
  topicRoute: choiceAttribute(
    "Where the topic leads: `topic` to `/topic/{topic-name}`, where “&” and comma are dropped; `subject` to `/topic/subject/{topic-slug}`, where “&” becomes “and”.",
    ["topic", "subject"],
    "topic",
  ),
  below: textAttribute(
    "What stays at the top of the window, as a CSS selector: it follows below that, by default below Quire's header.",
    BELOW,
  ),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const headlineBar = defineDomWidget({
  name: "headline-bar",
  description: "An article's headline bar: its kind, its topic, and its title once that is out of sight.",
  slots: { actions: "The page's own buttons, at the bar's end." },
  parts: {
    place: "What holds the bar's place while it follows.",
    bar: "The bar.",
    inner: "Its content, as wide as `--quire-headline-bar-width` while it follows.",
    words: "What it says.",
    label: "The kind of article.",
    topic: "The link to the topic.",
    headline: "The article's title, while the bar follows.",
    actions: "What the slot `actions` stands in.",
  },
  states: { ready: "The bar is there." },
  tokens: {
    "--quire-headline-bar-width": ["1140px", "How wide its content is while it follows."],
    "--quire-headline-bar-space": ["28px", "How much room is left below it."],
    "--quire-headline-bar-layer": ["90", "On which layer it lies; below a header."],
  },
  attributes,
  events,
  styles: [sheet],
  follows: whileParsed,
  dom: (place) => new Bar(place),
});

export type HeadlineBarProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-headline-bar>`. */
export const HeadlineBarElement = asDomElement(headlineBar);
