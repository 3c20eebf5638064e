import { pageSingleton, report } from "@quire/core";
import type { StoreApi } from "zustand/vanilla";
import { type CartState, cartState } from "./cart-state.js";

/** The page's one cart. Its badge is there at once, from local storage; `loadCart` asks for the rest. */
export function cartStore(): StoreApi<CartState> {
  if (typeof document !== "undefined") pageSingleton("cart-watched", watchCart);
  return cartState();
}

function watchCart(): true {
  const refresh = async () => (await import("./load-cart.js")).refreshCart();
  import("./sync-cart.js").then(({ syncCart }) => syncCart(refresh)).catch(report);
  return true;
}
