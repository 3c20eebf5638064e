import { asElement } from "@quire/element";
import { productMenu } from "./product-menu.js";

/** The class of `<quire-product-menu>`; `define.ts` registers it. */
export const ProductMenuElement = asElement(productMenu);
