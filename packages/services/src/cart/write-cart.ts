import { isRequestError, type RequestError } from "../client/index.js";
import type { Cart } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { inOrder } from "./cart-queue.js";
import { cartState } from "./cart-state.js";
import { cartTabs } from "./cart-tabs.js";
import { refreshCart, stopReading, takeOver } from "./load-cart.js";
import { syncCart } from "./sync-cart.js";

interface Written {
  readonly cart: Cart | null;
  readonly maintenanceStatus: boolean;
}

/**
 * Carries a write out after those before it, takes its answer over and tells the other tabs.
 * @returns the answer, or the error that it failed with.
 */
export function writeCart<Answer extends Written>(
  write: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | RequestError> {
  return inOrder(async () => {
    syncCart(refreshCart);
    const signal = sessionSignal();
    stopReading();
    try {
      const answer = await write(signal);
      if (!signal.aborted) takeOver(answer.cart, answer.maintenanceStatus);
      cartTabs().post("changed");
      return answer;
    } catch (error) {
      if (!isRequestError(error)) throw error;
      if (cartState().getState().status === "loading") void refreshCart();
      return error;
    }
  });
}
