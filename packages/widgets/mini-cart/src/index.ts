import { safeHref } from "@quire/core";
import { asComponent, type RenderPropsComponent } from "@quire/element";
import { createElement } from "react";
import { CART_HREF } from "./cart-links.js";
import { type MiniCartProps, miniCart } from "./element.js";
import { view } from "./mini-cart-view.js";
import { text } from "./text.js";

export type { MiniCartProps } from "./element.js";
export type { MiniCartInteraction } from "./mini-cart-interaction.js";

/** `<quire-mini-cart>` for React. Without children, a server renders a link to the cart. */
export const MiniCart: RenderPropsComponent<MiniCartProps> = asComponent(miniCart, view, ({ cartHref }) =>
  createElement("a", { href: safeHref(cartHref) ?? CART_HREF }, text("label")),
);
