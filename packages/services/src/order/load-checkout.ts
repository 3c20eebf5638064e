import { pageSingleton } from "@quire/core";
import { cartStore, getBadgeCount, getSummary, refreshCart } from "../cart/index.js";
import { sessionSignal } from "../session/index.js";
import { checkOrder } from "./check-order.js";
import { NOTHING, type OrderStep, orderStore } from "./order-store.js";
import { refreshCheckout } from "./refresh-checkout.js";

/**
 * Steps with an order in progress. If the user is signed out meanwhile, its outcome stays unknown to them.
 */
const ON_ITS_WAY: readonly OrderStep[] = ["submitting", "second-step", "checking"];

/**
 * Loads the checkout. Never rejects: a failure is in the state. If an earlier order has no known outcome, it is checked.
 */
export async function loadCheckout(): Promise<void> {
  const store = orderStore();
  forgetWithReader();
  store.setState(({ status }) => ({ status: status === "ready" ? status : "loading", error: undefined }));
  const pending = await refreshCheckout();
  if (isOtherThanBadge()) void refreshCart();
  // Checks the submitted order, not the current cart.
  if (pending && store.getState().step === "idle") await checkOrder(pending);
}

/**
 * Returns true if the checkout's cart and the badge differ in their number of items, after a change on
 * another device.
 */
function isOtherThanBadge(): boolean {
  const { status, checkout } = orderStore().getState();
  if (status !== "ready" && status !== "empty") return false;
  const count = checkout ? getSummary(checkout.cart).count : 0;
  return count !== getBadgeCount(cartStore().getState());
}

/** Clears the checkout when the user changes, because it holds the addresses of the earlier user. */
function forgetWithReader(): void {
  const reader = pageSingleton<{ signal?: AbortSignal }>("order-reader", () => ({}));
  const signal = sessionSignal();
  if (reader.signal === signal) return;
  reader.signal = signal;
  signal.addEventListener(
    "abort",
    () => {
      const { status, step } = orderStore().getState();
      const ended = ON_ITS_WAY.includes(step) ? "order" : undefined;
      orderStore().setState({ ...NOTHING, status: status === "unknown" ? status : "signed-out", ended });
    },
    { once: true },
  );
}
