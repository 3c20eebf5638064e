import { asElement, defineWidget, frameParts, overlay, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import { shell } from "./shell.js";

/** The declaration of the widget. Its React component and its element are made from it. */
export const topicMenu = defineWidget({
  name: "topic-menu",
  description: "The topics that a reader follows, as a menu to choose from.",
  opens: overlay,
  parts: {
    "button value": "What stands in the page: the button, and what is chosen.",
    ...frameParts,
    "menu items item choice": "The rows.",
    remove: "The control of a row that stops following its topic.",
    "item-problem": "Why a topic could not be removed.",
    "question question-text answer": "The question whether to stop following.",
    "note retry more find-more": "What stands below the rows.",
  },
  states: {
    loading: "What is followed is asked for.",
    ready: "There are topics.",
    empty: "Nothing is followed, or a guest reads.",
    error: "What is followed could not be had.",
    offline: "It could not be had: there is no connection.",
  },
  attributes,
  events,
  shell,
  view: () => import("./topic-menu-view.js"),
});

export type TopicMenuProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-topic-menu>`; `define.ts` registers it. */
export const TopicMenuElement = asElement(topicMenu);
