import { asComponent } from "@quire/element";
import { helpBox } from "./element.js";

export type { HelpBoxProps } from "./element.js";

/** `<quire-help-box>` for React. */
export const HelpBox = asComponent(helpBox);
