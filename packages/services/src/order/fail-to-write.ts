import { isRefusal, isRequestError } from "../client/index.js";
import { orderStore } from "./order-store.js";
import { failWith } from "./refresh-checkout.js";

/** Codes of calls that were not sent, or whose user has changed. */
const UNDONE: readonly string[] = ["request/aborted", "request/body"];

/**
 * Sets the state after a failed write, even if its outcome is unknown.
 * @param wasOnline false if nothing was sent
 */
export function failToWrite(error: unknown, wasOnline: boolean): void {
  failWith(error);
  const isOutcomeUnknown = isRequestError(error) && !isRefusal(error) && !UNDONE.includes(error.code);
  orderStore().setState({ isUnsure: wasOnline && isOutcomeUnknown });
}
