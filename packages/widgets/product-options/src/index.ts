import { asComponent } from "@quire/element";
import { productOptions } from "./element.js";

export type { ProductOptionsProps } from "./element.js";
export type { ProductChosen } from "./options-part.js";

/** `<quire-product-options>` for React. */
export const ProductOptions = asComponent(productOptions);
