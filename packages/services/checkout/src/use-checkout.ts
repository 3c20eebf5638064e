import { useStore } from "zustand";
import { type CheckoutState, checkoutStore } from "./checkout-store.js";

/** Where the checkout helper stands, in React. */
export function useCheckout(): CheckoutState {
  return useStore(checkoutStore());
}
