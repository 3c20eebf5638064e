export type { MenuGroup, MenuLink } from "./menu-groups.js";
export { ProductMenu, type ProductMenuProps } from "./product-menu.js";
export type { ProductMenuToggle } from "./product-menu-options.js";
