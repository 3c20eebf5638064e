import { asElement } from "@quire/element";
import { visualItem } from "./visual-item.js";

/** The class of `<quire-visual-item>`; `define.ts` registers it. */
export const VisualItemElement = asElement(visualItem);
