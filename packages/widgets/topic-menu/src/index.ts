export type { TopicChange, TopicRemoved } from "./attributes.js";
export { TopicMenu, type TopicMenuProps } from "./topic-menu.js";
