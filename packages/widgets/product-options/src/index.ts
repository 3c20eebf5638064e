import { asComponent } from "@quire/element";
import { productOptions } from "./element.js";
import { view } from "./product-options-view.js";

export type { ProductOptionsProps } from "./element.js";
export type { ProductChosen } from "./product-options-view.js";

/** `<quire-product-options>` for React. */
export const ProductOptions = asComponent(productOptions, view);
