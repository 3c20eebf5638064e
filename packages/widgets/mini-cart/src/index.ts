export { MiniCart, type MiniCartProps } from "./mini-cart.js";
export type { MiniCartInteraction } from "./mini-cart-interaction.js";
