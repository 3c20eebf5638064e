import { asElement } from "@quire/element";
import { helpBox } from "./help-box.js";

/** The class of `<quire-help-box>`; `define/help-box.ts` registers it. */
export const HelpBoxElement = asElement(helpBox);
