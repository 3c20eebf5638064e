export { ShareBar, type ShareBarProps } from "./share-bar.js";
export type { SharedBy } from "./share-bar-view.js";
