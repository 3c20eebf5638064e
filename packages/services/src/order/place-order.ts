import { refreshCartEverywhere } from "../cart/index.js";
import { checkoutCompleted } from "../checkout/index.js";
import { call, isBusy, isRequestError } from "../client/index.js";
import { type Checkout, type Receipt, submitOrder } from "../contract/index.js";
import { dropCheckoutDraft } from "./checkout-draft.js";
import { getProblems } from "./order-problem.js";
import { orderStore } from "./order-store.js";

/** State of the checkout at the submit, which the user has seen. Later changes do not affect it. */
export type Submission = Pick<Checkout, "quote" | "orderKey">;

/** Error codes that leave the outcome open. The empty code stands for answers outside of the contract. */
const UNKNOWN_CODES = ["order-pending", ""];

/**
 * Places an order. Repeated calls with the same key and quote place one order.
 * @throws RequestError
 */
export async function placeOrder({ quote, orderKey }: Submission, signal: AbortSignal): Promise<void> {
  const { order } = await call(submitOrder, { body: { quote }, key: orderKey, signal });
  if (!signal.aborted) completeOrder(order);
}

/**
 * Returns true if the order may have been placed despite the error. Only a code of the contract proves that
 * it was not.
 */
export function isOpen(error: unknown): boolean {
  if (!isRequestError(error)) return false;
  const { code, status = 0 } = error;
  if (code === "request/aborted" || code === "request/body" || status === 401) return false;
  return isBusy(status) || UNKNOWN_CODES.includes(getCode(error));
}

const getCode = (error: unknown): string => getProblems(error)[0]?.code ?? "";

/**
 * Completes an order: shows the receipt, drops the draft, reloads the cart in all tabs, and sets the cookie of a completed
 * checkout (accounts-9.9).
 */
function completeOrder(order: Receipt): void {
  orderStore().setState({ status: "ordered", step: "idle", order, checkout: undefined, problem: undefined });
  checkoutCompleted();
  dropCheckoutDraft();
  console.info("[quire] The order is placed.", order.orderNumber);
  void refreshCartEverywhere();
}
