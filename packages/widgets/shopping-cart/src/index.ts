import { asComponent, type RenderPropsComponent } from "@quire/element";
import { type ShoppingCartProps, shoppingCart } from "./element.js";
import { view } from "./shopping-cart-view.js";

export type { ShoppingCartProps } from "./element.js";

/** `<quire-shopping-cart>` for React. */
export const ShoppingCart: RenderPropsComponent<ShoppingCartProps> = asComponent(shoppingCart, view);
