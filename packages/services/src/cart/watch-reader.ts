import { pageStorage } from "@quire/core";
import type { StoreApi } from "zustand/vanilla";
import { sessionSignal, sessionStore } from "../session/index.js";
import { disownCart, isAnothersCart } from "./cart-owner.js";
import { badgeCount, type CartState, NO_CART } from "./cart-state.js";

/**
 * Clears the cart when a known user leaves. When the next user is known, the cart reloads if the page shows
 * it. It also reloads if the badge counts a guest's items, because a sign-in can merge two carts. After a
 * sign-out the cart is set to empty without a request, because another tab may still be signing out.
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
  // Runs later, because the refresh needs the stored cart.
  if (isGuests()) queueMicrotask(refresh);
}

function forgetCart(store: StoreApi<CartState>): void {
  pageStorage().remove("cart");
  disownCart();
  store.setState(NO_CART);
}
