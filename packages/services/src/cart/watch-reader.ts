import { pageStorage } from "@quire/core";
import type { StoreApi } from "zustand/vanilla";
import { sessionSignal, sessionStore } from "../session/index.js";
import { disownCart, isAnothersCart } from "./cart-owner.js";
import { badgeCount, type CartState, NO_CART } from "./cart-state.js";

/**
 * A cart belongs to its reader: it is gone at once when somebody known goes, and asked for again when the
 * next one is known, where the page shows a cart, or its badge what a guest had: a sign-in may have put two carts
 * together. When nobody is left it is taken for empty, not asked for: another tab may still be telling the server.
 */
export function watchReader(store: StoreApi<CartState>, refresh: () => void): void {
  let era = sessionSignal();
  let awaitsReader = false;
  const isGuests = () => badgeCount(store.getState()) > 0 && isAnothersCart();
  sessionStore().subscribe((session, before) => {
    const hasChanged = era !== sessionSignal();
    era = sessionSignal();
    if (hasChanged && store.getState().status !== "unknown") awaitsReader = true;
    if (hasChanged && before.status === "known") forgetCart(store);
    if (before.status !== "known" && isGuests()) awaitsReader = true;
    if (!awaitsReader || session.status === "unknown") return;
    awaitsReader = false;
    if (session.status === "known") refresh();
    else store.setState({ ...NO_CART, status: "ready", cart: null });
  });
  // Once the cart is kept: to refresh it has it kept as well.
  if (isGuests()) queueMicrotask(refresh);
}

function forgetCart(store: StoreApi<CartState>): void {
  pageStorage().remove("cart");
  disownCart();
  store.setState(NO_CART);
}
