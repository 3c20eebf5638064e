export { ShoppingCart, type ShoppingCartProps } from "./shopping-cart.js";
