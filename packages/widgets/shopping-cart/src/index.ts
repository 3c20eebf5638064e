import { asComponent } from "@quire/element";
import { shoppingCart } from "./element.js";
import { view } from "./shopping-cart-view.js";

export type { ShoppingCartProps } from "./element.js";

/** `<quire-shopping-cart>` for React. */
export const ShoppingCart = asComponent(shoppingCart, view);
