import type { Checkout } from "../contract/index.js";
import { getAction, getProblems, type OrderProblem } from "./order-problem.js";
import { orderStore } from "./order-store.js";
import { failWith, refreshCheckout } from "./refresh-checkout.js";

/** The user left the second step, or it was interrupted. It can be repeated. */
const ABORTED: OrderProblem = { code: "payment-aborted", field: "payment" };

/** The store has dropped the payment after a decline whose answer was lost. */
const DROPPED: OrderProblem = { code: "payment-dropped", field: "payment" };

/** The order has changed, but its total has not. */
const CHANGED: OrderProblem = { code: "order-changed", field: "quote" };

/**
 * Shows why an order was refused, and reloads the checkout. The server may still have the order as open. It
 * is not checked then, because an aborted second step waits for the user.
 * @param shownCheckout the checkout at the submit
 */
export async function orderRefused(
  error: unknown,
  shownCheckout = orderStore().getState().checkout,
): Promise<void> {
  const [known] = getProblems(error);
  const problem = getAction(error) ? ABORTED : known;
  if (problem?.code === "price-changed") return showChange(problem, shownCheckout);
  orderStore().setState({ step: "idle", problem });
  // The reload is not awaited. A second click meanwhile submits again.
  if (problem) void refreshCheckout();
  else failWith(error);
}

/**
 * Shows the exact problem behind `price-changed`, which the store reports for all changes except the cart's.
 */
async function showChange(problem: OrderProblem, shownCheckout: Checkout | undefined): Promise<void> {
  await refreshCheckout();
  const { checkout, status } = orderStore().getState();
  orderStore().setState({
    step: "idle",
    problem: status === "ready" ? getChange(problem, shownCheckout, checkout) : undefined,
  });
}

function getChange(problem: OrderProblem, shownCheckout?: Checkout, now?: Checkout): OrderProblem {
  if (shownCheckout?.totals.grandTotal !== now?.totals.grandTotal) return problem;
  return shownCheckout?.paymentLabel && !now?.paymentLabel ? DROPPED : CHANGED;
}
