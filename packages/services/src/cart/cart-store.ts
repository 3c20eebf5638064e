import { pageSingleton, report } from "@quire/core";
import type { StoreApi } from "zustand/vanilla";
import { type CartState, cartState } from "./cart-state.js";

/** The store of the page's cart. The badge comes from local storage at once. `loadCart` loads the cart. */
export function cartStore(): StoreApi<CartState> {
  if (typeof document !== "undefined") pageSingleton("cart-watched", watchCart);
  return cartState();
}

function watchCart(): true {
  const refresh = async () => (await import("./load-cart.js")).refreshCart();
  import("./sync-cart.js").then(({ syncCart }) => syncCart(refresh)).catch(report);
  return true;
}
