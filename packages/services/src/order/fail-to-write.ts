import { isRefusal, isRequestError } from "../client/index.js";
import { orderStore } from "./order-store.js";
import { failWith } from "./refresh-checkout.js";

/** Nothing was sent, or it is nobody's any more. */
const UNDONE: readonly string[] = ["request/aborted", "request/body"];

/**
 * Says why something was not taken, or that nobody knows whether it was.
 * @param wasOnline without a connection nothing had left the browser
 */
export function failToWrite(error: unknown, wasOnline: boolean): void {
  failWith(error);
  const isLost = isRequestError(error) && !isRefusal(error) && !UNDONE.includes(error.code);
  orderStore().setState({ isUnsure: wasOnline && isLost });
}
