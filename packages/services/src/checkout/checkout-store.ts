import { pageSingleton } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";

export interface CheckoutState {
  /** `CHECKOUT` after a successful registration or sign-in, otherwise `INITIAL` (accounts-4.12, checkout helper). */
  readonly status: "INITIAL" | "CHECKOUT";
}

/** Returns the state of the page's checkout helper. */
export function checkoutStore(): StoreApi<CheckoutState> {
  return pageSingleton("checkout", () => createStore<CheckoutState>()(() => ({ status: "INITIAL" })));
}

/** Enters the state CHECKOUT after a registration or sign-in. */
export function enterCheckout(): void {
  checkoutStore().setState({ status: "CHECKOUT" });
}
