import { asElement } from "@quire/element";
import { search } from "./search.js";

/** The class of `<quire-search>`; `define.ts` registers it. */
export const SearchElement = asElement(search);
