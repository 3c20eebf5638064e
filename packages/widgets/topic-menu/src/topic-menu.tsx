import { asComponent, defineWidget, type WidgetProps } from "@quire/element";
import { controlsSheet } from "@quire/ui";
import { attributes, events } from "./attributes.js";
import { shell } from "./shell.js";
import sheet from "./topic-menu.css?inline";
import { TopicMenuView } from "./topic-menu-view.js";

/** The widget, declared once: its React component and its element are made from this. */
export const topicMenu = defineWidget({
  name: "topic-menu",
  description: "The topics that a reader follows, as a menu to choose from.",
  attributes,
  events,
  shell,
  styles: [controlsSheet, sheet],
  view: TopicMenuView,
});

export type TopicMenuProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-topic-menu>` for React. */
export const TopicMenu = asComponent(topicMenu);
