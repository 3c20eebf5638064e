import { asElement } from "@quire/element";
import { header } from "./header.js";

/** The class of `<quire-header>`; `define.ts` registers it. */
export const HeaderElement = asElement(header);
