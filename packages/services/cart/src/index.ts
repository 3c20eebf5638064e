export { type AddOutcome, addToCart } from "./add-to-cart.js";
export { type CartLine, linesOf, totalOf } from "./cart-model.js";
export { badgeCount, type CartState } from "./cart-state.js";
export { cartStore } from "./cart-store.js";
export type { CartSummary } from "./cart-summary.js";
export { loadCart, refreshCart } from "./load-cart.js";
export { type RemovedItem, type RemoveOutcome, removeFromCart } from "./remove-from-cart.js";
export { useCart } from "./use-cart.js";
