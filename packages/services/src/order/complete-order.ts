import { refreshCartEverywhere } from "../cart/index.js";
import { checkoutCompleted } from "../checkout/index.js";
import type { Receipt } from "../contract/index.js";
import { dropCheckoutDraft } from "./checkout-draft.js";
import { orderStore } from "./order-store.js";

/**
 * Completes an order: shows the receipt, drops the draft, reloads the cart in all tabs, and sets the cookie of a completed
 * checkout (accounts-9.9).
 */
export function completeOrder(order: Receipt): void {
  orderStore().setState({ status: "ordered", step: "idle", order, checkout: undefined, problem: undefined });
  checkoutCompleted();
  dropCheckoutDraft();
  console.info("[quire] The order is placed.", order.orderNumber);
  void refreshCartEverywhere();
}
