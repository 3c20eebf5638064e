import { call, isBusy, isRequestError } from "../client/index.js";
import { type Checkout, submitOrder } from "../contract/index.js";
import { problemsOf } from "./order-problem.js";
import { ordered } from "./ordered.js";

/** What the reader has seen when it was submitted, whatever the checkout becomes meanwhile. */
export type Submission = Pick<Checkout, "quote" | "orderKey">;

/** A gateway that gave up, or a server that fell: what was sent may have been done. */
const UNKNOWN_CODES = ["order-pending", ""];

/** The same key and the same quote: whatever became of it before, one order comes of it. @throws RequestError */
export async function placeOrder({ quote, orderKey }: Submission, signal: AbortSignal): Promise<void> {
  const { order } = await call(submitOrder, { body: { quote }, key: orderKey, signal });
  if (!signal.aborted) ordered(order);
}

/** Whether it may have been ordered all the same. */
export function isOpen(error: unknown): boolean {
  if (!isRequestError(error)) return false;
  if (error.code === "request/aborted" || error.code === "request/body") return false;
  const { status = 500 } = error;
  if (error.code !== "request/status" || isBusy(status)) return true;
  return status >= 500 && UNKNOWN_CODES.includes(codeOf(error));
}

const codeOf = (error: unknown): string => problemsOf(error)[0]?.code ?? "";
