import { asElement } from "@quire/element";
import { showMore } from "./show-more.js";

/** The class of `<quire-show-more>`; `define.ts` registers it. */
export const ShowMoreElement = asElement(showMore);
