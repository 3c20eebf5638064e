import {
  asDomElement,
  choiceAttribute,
  defineDomWidget,
  followParsing,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { Bar } from "./bar.js";
import sheet from "./headline-bar.css?inline";
import { BELOW, PAGE_TYPES } from "./headline-bar-options.js";

const attributes = {
  type: choiceAttribute("The page type.", PAGE_TYPES, "utility"),
  headline: textAttribute("The article's title.", ""),
  topic: textAttribute("The display name of the article's topic. Without it, there is no link.", ""),
  topicRoute: choiceAttribute(
    "The address of the topic link: `topic` links to `/topic/{topic-name}`, without “&” and commas; `subject` links to `/topic/subject/{topic-slug}`, with “and” for “&”.",
    ["topic", "subject"],
    "topic",
  ),
  below: textAttribute(
    "A CSS selector for the element that stays at the top of the window. The sticky bar sits below it; by default it is Quire's header.",
    BELOW,
  ),
};

const events = {};

/** The declaration of the widget. Its element and its React component are made from it. */
export const headlineBar = defineDomWidget({
  name: "headline-bar",
  description:
    "An article's headline bar: its kind, its topic, and its title after the headline scrolls out of view.",
  slots: { actions: "The page's own buttons, at the end of the bar." },
  parts: {
    place: "The placeholder that keeps the bar's space while the bar is sticky.",
    bar: "The bar.",
    inner: "The content of the bar, as wide as `--quire-headline-bar-width` while the bar is sticky.",
    words: "The text of the bar.",
    label: "The kind of article.",
    topic: "The link to the topic.",
    headline: "The article's title, while the bar is sticky.",
    actions: "The container of the slot `actions`.",
  },
  states: { ready: "The bar is ready." },
  tokens: {
    "--quire-headline-bar-width": ["1140px", "The width of the content while the bar is sticky."],
    "--quire-headline-bar-space": ["28px", "The space below the bar."],
    "--quire-headline-bar-layer": ["90", "The `z-index` of the bar, below a header."],
  },
  attributes,
  events,
  styles: [sheet],
  follows: followParsing,
  dom: (place) => new Bar(place),
});

export type HeadlineBarProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-headline-bar>`. */
export const HeadlineBarElement = asDomElement(headlineBar);
