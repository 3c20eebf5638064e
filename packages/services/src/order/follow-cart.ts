import { ownWindow } from "@quire/core";
import { type CartState, cartStore, onCartChanged } from "../cart/index.js";
import { orderStore } from "./order-store.js";
import { refreshCheckout } from "./refresh-checkout.js";

/**
 * Reloads the checkout when the cart changes, also in another tab, and when the page returns from the back-forward cache.
 * It waits for a running order, and keeps a receipt. It ends when `signal` aborts.
 */
export function followCart(signal: AbortSignal): void {
  const store = orderStore();
  let isStale = false;
  const look = () => {
    const { status, step } = store.getState();
    if (!isStale || step !== "idle" || (status !== "ready" && status !== "empty")) return;
    isStale = false;
    void refreshCheckout();
  };
  const changed = () => {
    isStale = true;
    look();
  };
  const unsubscribers = [
    onCartChanged(changed),
    cartStore().subscribe((now, before) => now.summary !== before.summary && isOther(now) && changed()),
    store.subscribe(look),
  ];
  ownWindow.addEventListener("pageshow", ({ persisted }) => persisted && changed(), { signal });
  signal.addEventListener("abort", () => unsubscribers.forEach((end) => void end()), { once: true });
}

/** Returns true if the cart is not the one of the checkout. */
function isOther({ summary }: CartState): boolean {
  const { checkout } = orderStore().getState();
  const time = summary?.modifiedTime;
  return time != null && checkout !== undefined && time !== checkout.cart.modifiedTime;
}
