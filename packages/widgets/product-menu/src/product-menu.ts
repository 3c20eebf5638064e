import { asComponent } from "@quire/element";
import { productMenu } from "./element.js";

export type { ProductMenuProps } from "./element.js";

/** `<quire-product-menu>` for React. */
export const ProductMenu = asComponent(productMenu);
