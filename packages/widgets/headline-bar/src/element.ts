import { asElement } from "@quire/element";
import { headlineBar } from "./headline-bar.js";

/** The class of `<quire-headline-bar>`; `define.ts` registers it. */
export const HeadlineBarElement = asElement(headlineBar);
