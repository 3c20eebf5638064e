import { useStore } from "zustand";
import type { CartState } from "./cart-state.js";
import { cartStore } from "./cart-store.js";

/** Returns the cart's state. On a server and during hydration it is unknown. */
export function useCart(): CartState {
  return useStore(cartStore());
}
