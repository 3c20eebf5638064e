import { useStore } from "zustand";
import type { CartState } from "./cart-state.js";
import { cartStore } from "./cart-store.js";

/** The cart in React; a server, and hydration, know none. */
export function useCart(): CartState {
  return useStore(cartStore());
}
