import { asElement, defineWidget, frameParts, overlay, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import { shell } from "./shell.js";

/** The declaration of the widget. Its React component and its element are made from it. */
export const topicMenu = defineWidget({
  name: "topic-menu",
  description: "A menu of the topics that a reader follows.",
  opens: overlay,
  parts: {
    "button value": "The button in the page, and the selected topic in it.",
    ...frameParts,
    "menu items item choice": "The menu, its list, each row, and the row's button.",
    remove: "The button of a row that unfollows its topic.",
    "item-problem": "The message if a topic could not be removed.",
    "question question-text answer": "The question before a topic is unfollowed, its text, and its answers.",
    "note retry more find-more":
      "The area below the rows: a note, the retry button, and the link to find more topics.",
  },
  states: {
    loading: "The followed topics are loading.",
    ready: "At least one topic shows.",
    empty: "The reader follows no topic, or is a guest.",
    error: "The followed topics failed to load.",
    offline: "The followed topics failed to load because the browser is offline.",
  },
  attributes,
  events,
  shell,
  view: () => import("./topic-menu-view.js"),
});

export type TopicMenuProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-topic-menu>`; `define.ts` registers it. */
export const TopicMenuElement = asElement(topicMenu);
