import { asComponent } from "@quire/element";
import { productMenu } from "./element.js";

export type { ProductMenuProps } from "./element.js";
export type { MenuGroup, MenuLink } from "./menu-groups.js";
export type { ProductMenuToggle } from "./product-menu-options.js";

/** `<quire-product-menu>` for React. */
export const ProductMenu = asComponent(productMenu);
