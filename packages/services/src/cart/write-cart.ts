import { isRefusal, isRequestError, type RequestError } from "../client/index.js";
import type { Cart } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { inOrder } from "./cart-queue.js";
import { cartState } from "./cart-state.js";
import { cartTabs } from "./cart-tabs.js";
import { recheckCart, refreshCart, stopReading, takeOver } from "./load-cart.js";
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
    const wasRead = stopReading();
    try {
      const answer = await write(signal);
      if (!signal.aborted) takeOver(answer.cart, answer.maintenanceStatus);
      cartTabs().post("changed");
      return answer;
    } catch (error) {
      if (!isRequestError(error)) throw error;
      if (!signal.aborted) settle(error, wasRead);
      return error;
    }
  });
}

/**
 * What was sent may have been done: every tab that shows the cart asks how it stands. So does this one where the write
 * has taken the place of a reading, whatever came of it: another tab may have changed the cart.
 */
function settle(error: RequestError, wasRead: boolean): void {
  const { status } = cartState().getState();
  const isOpen = !isRefusal(error) && error.code !== "request/offline";
  if (isOpen) cartTabs().post("changed");
  if (wasRead || status === "loading" || (isOpen && status === "ready")) recheckCart();
}
