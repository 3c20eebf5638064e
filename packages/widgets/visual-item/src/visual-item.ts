import { asComponent } from "@quire/element";
import { visualItem } from "./element.js";

export type { VisualItemProps } from "./element.js";

/** `<quire-visual-item>` for React. */
export const VisualItem = asComponent(visualItem);
