import type { CartState } from "./cart-state.js";
import { cartTabs } from "./cart-tabs.js";
import { refreshCart } from "./load-cart.js";

/** The server has changed the cart by itself, as an order does: every tab that shows it asks for it anew. */
export function refreshCartEverywhere(): Promise<CartState> {
  cartTabs().post("changed");
  return refreshCart();
}
