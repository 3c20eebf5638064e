import { asComponent } from "@quire/element";
import { topicMenu } from "./element.js";
import { view } from "./topic-menu-view.js";

export type { TopicChange, TopicRemoved } from "./attributes.js";
export type { TopicMenuProps } from "./element.js";

/** `<quire-topic-menu>` for React. */
export const TopicMenu = asComponent(topicMenu, view);
