import { asElement } from "@quire/element";
import { miniCart } from "./mini-cart.js";

/** The class of `<quire-mini-cart>`; `define.ts` registers it. */
export const MiniCartElement = asElement(miniCart);
