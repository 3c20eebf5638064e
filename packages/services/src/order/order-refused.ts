import { actionOf, type OrderProblem, problemsOf } from "./order-problem.js";
import { orderStore } from "./order-store.js";
import { failWith, refreshCheckout } from "./refresh-checkout.js";

/** The second step was left, or broke off: it can be taken again. */
const ABORTED: OrderProblem = { code: "payment-aborted", field: "payment" };

/**
 * Says why nothing was ordered; what shows afterwards is what is true now. Nothing is found out here, though the server
 * may count the order as open: a second step that was left waits for the reader, and asking again would ask for ever.
 */
export async function orderRefused(error: unknown): Promise<void> {
  const [known] = problemsOf(error);
  const problem = actionOf(error) ? ABORTED : known;
  orderStore().setState({ step: "idle", problem });
  if (problem) await refreshCheckout();
  else failWith(error);
}
