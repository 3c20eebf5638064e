import type { Checkout } from "../contract/index.js";
import { actionOf, type OrderProblem, problemsOf } from "./order-problem.js";
import { orderStore } from "./order-store.js";
import { failWith, refreshCheckout } from "./refresh-checkout.js";

/** The second step was left, or broke off: it can be taken again. */
const ABORTED: OrderProblem = { code: "payment-aborted", field: "payment" };

/** The answer that said so was lost: the card is declined, or its bank has refused, and the store has dropped it. */
const DROPPED: OrderProblem = { code: "payment-dropped", field: "payment" };

/** It comes to the same as before. */
const CHANGED: OrderProblem = { code: "order-changed", field: "quote" };

/**
 * Says why nothing was ordered; what shows afterwards is what is true now. Nothing is found out here, though the server
 * may count the order as open: a second step that was left waits for the reader, and asking again would ask for ever.
 * @param seen what the reader saw when it was submitted
 */
export async function orderRefused(error: unknown, seen = orderStore().getState().checkout): Promise<void> {
  const [known] = problemsOf(error);
  const problem = actionOf(error) ? ABORTED : known;
  if (problem?.code === "price-changed") return tellChange(problem, seen);
  orderStore().setState({ step: "idle", problem });
  // The reload is not awaited. A second press meanwhile submits again.
  if (problem) void refreshCheckout();
  else failWith(error);
}

/** By this code the store refuses whatever has changed but the cart: what it was shows by what is true now. */
async function tellChange(problem: OrderProblem, seen: Checkout | undefined): Promise<void> {
  await refreshCheckout();
  const { checkout, status } = orderStore().getState();
  orderStore().setState({
    step: "idle",
    problem: status === "ready" ? changeOf(problem, seen, checkout) : undefined,
  });
}

function changeOf(problem: OrderProblem, seen?: Checkout, now?: Checkout): OrderProblem {
  if (seen?.totals.grandTotal !== now?.totals.grandTotal) return problem;
  return seen?.paymentLabel && !now?.paymentLabel ? DROPPED : CHANGED;
}
