import { asComponent } from "@quire/element";
import { visualItem } from "./element.js";

export type { Download } from "./downloads-for.js";
export type { VisualItemProps } from "./element.js";
export type { VisualItemData } from "./visual-item-options.js";

/** `<quire-visual-item>` for React. */
export const VisualItem = asComponent(visualItem);
