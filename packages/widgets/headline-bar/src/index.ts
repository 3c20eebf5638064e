export { HeadlineBar, type HeadlineBarProps } from "./headline-bar.js";
export { subjectPath, topicPath } from "./topic-path.js";
