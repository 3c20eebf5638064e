import { asElement } from "@quire/element";
import { myWidget } from "./my-widget.js";

/** The class of `<quire-my-widget>`; `define.ts` registers it. */
export const MyWidgetElement = asElement(myWidget);
