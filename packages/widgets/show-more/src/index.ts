import { asComponent } from "@quire/element";
import { showMore } from "./element.js";

export type { ShowMoreProps } from "./element.js";
export type { ShowMoreToggle } from "./show-more-options.js";

/** `<quire-show-more>` for React. */
export const ShowMore = asComponent(showMore);
