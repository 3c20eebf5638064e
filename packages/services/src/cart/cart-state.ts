import { pageSingleton } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { RequestError } from "../client/index.js";
import type { Cart } from "../contract/index.js";
import { type CartSummary, getStoredCount } from "./cart-summary.js";

export interface CartState {
  /** `unknown`: not requested yet. `failed`: the request failed, with `error`. */
  readonly status: "unknown" | "loading" | "ready" | "failed";
  /**
   * Data of the badge, known before the cart and shared between tabs. `undefined` if the cart seems to be
   * empty.
   */
  readonly summary: CartSummary | undefined;
  /** `null` if the user has no cart. While `loading` it may be the cached cart. */
  readonly cart: Cart | null | undefined;
  /** The store is under maintenance, so nothing can be added. */
  readonly maintenance: boolean;
  readonly error: RequestError | undefined;
}

export const NO_CART: CartState = {
  status: "unknown",
  summary: undefined,
  cart: undefined,
  maintenance: false,
  error: undefined,
};

/** Returns the state of the page's one cart. Only `cartStore` keeps it up to date. */
export function cartState(): StoreApi<CartState> {
  return pageSingleton("cart", () => {
    const store = createStore<CartState>()(() => NO_CART);
    const count = typeof document === "undefined" ? 0 : getStoredCount();
    if (count > 0) store.setState({ summary: { count, total: null, modifiedTime: null } });
    return store;
  });
}

/** Returns the number in the badge: the sum of quantities (content-2.53). The badge is hidden at zero. */
export function getBadgeCount({ summary }: CartState): number {
  return summary?.count ?? 0;
}
