import { asComponent, choiceAttribute, defineWidget, textAttribute, type WidgetProps } from "@quire/element";
import { BELOW, PAGE_TYPES } from "./headline-bar-options.js";
import { HeadlineBarView } from "./headline-bar-view.js";
import { shell } from "./shell.js";

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

/** The widget, declared once: its React component and its element are made from this. */
export const headlineBar = defineWidget({
  name: "headline-bar",
  description: "An article's headline bar: its kind, its topic, and its title once that is out of sight.",
  attributes,
  events,
  shell,
  view: HeadlineBarView,
});

export type HeadlineBarProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-headline-bar>` for React. */
export const HeadlineBar = asComponent(headlineBar);
