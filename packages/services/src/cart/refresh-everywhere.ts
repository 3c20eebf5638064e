import type { CartState } from "./cart-state.js";
import { getCartChannel } from "./cart-tabs.js";
import { refreshCart } from "./load-cart.js";

/** Reloads the cart in all tabs after the server has changed it, for example by an order. */
export function refreshCartEverywhere(): Promise<CartState> {
  getCartChannel().post("changed");
  return refreshCart();
}
