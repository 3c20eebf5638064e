import { asComponent, type ComponentWith } from "@quire/element";
import { type ShoppingCartProps, shoppingCart } from "./element.js";
import { view } from "./shopping-cart-view.js";

export type { ShoppingCartProps } from "./element.js";

/** `<quire-shopping-cart>` for React. */
export const ShoppingCart: ComponentWith<ShoppingCartProps> = asComponent(shoppingCart, view);
