export { ShowMore, type ShowMoreProps } from "./show-more.js";
export type { ShowMoreToggle } from "./show-more-options.js";
