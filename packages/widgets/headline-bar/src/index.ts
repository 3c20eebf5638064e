import { asComponent } from "@quire/element";
import { headlineBar } from "./element.js";

export type { HeadlineBarProps } from "./element.js";
export { getSubjectPath, getTopicPath } from "./topic-path.js";

/** `<quire-headline-bar>` for React. */
export const HeadlineBar = asComponent(headlineBar);
