import { ownWindow } from "@quire/core";
import { type CartState, cartStore, onCartChanged } from "../cart/index.js";
import { orderStore } from "./order-store.js";
import { refreshCheckout } from "./refresh-checkout.js";

/**
 * As long as `signal` lasts, the checkout is asked for anew when the cart has become another one, here or in another tab,
 * and when the reader comes back to a page that the browser has kept. What is under way ends first; a receipt stays.
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
  const ends = [
    onCartChanged(changed),
    cartStore().subscribe((now, before) => now.summary !== before.summary && isOther(now) && changed()),
    store.subscribe(look),
  ];
  ownWindow.addEventListener("pageshow", ({ persisted }) => persisted && changed(), { signal });
  signal.addEventListener("abort", () => ends.forEach((end) => void end()), { once: true });
}

/** Returns true if the cart is not the one of the checkout. */
function isOther({ summary }: CartState): boolean {
  const { checkout } = orderStore().getState();
  const time = summary?.modifiedTime;
  return time != null && checkout !== undefined && time !== checkout.cart.modifiedTime;
}
