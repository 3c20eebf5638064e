import { call, isBusy, isRequestError } from "../client/index.js";
import { type Checkout, submitOrder } from "../contract/index.js";
import { problemsOf } from "./order-problem.js";
import { ordered } from "./ordered.js";

/** State of the checkout at the submit, which the reader has seen. Later changes do not affect it. */
export type Submission = Pick<Checkout, "quote" | "orderKey">;

/** What leaves it open, also where nobody of the contract has said anything: a lost answer, a page in place of one. */
const UNKNOWN_CODES = ["order-pending", ""];

/** The same key and the same quote: whatever became of it before, one order comes of it. @throws RequestError */
export async function placeOrder({ quote, orderKey }: Submission, signal: AbortSignal): Promise<void> {
  const { order } = await call(submitOrder, { body: { quote }, key: orderKey, signal });
  if (!signal.aborted) ordered(order);
}

/** Whether it may have been ordered all the same: only the store itself, by a reason of the contract, says that it was not. */
export function isOpen(error: unknown): boolean {
  if (!isRequestError(error)) return false;
  const { code, status = 0 } = error;
  if (code === "request/aborted" || code === "request/body" || status === 401) return false;
  return isBusy(status) || UNKNOWN_CODES.includes(codeOf(error));
}

const codeOf = (error: unknown): string => problemsOf(error)[0]?.code ?? "";
