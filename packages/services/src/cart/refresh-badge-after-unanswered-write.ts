import { report } from "@quire/core";
import { call, hasUnanswered, isRequestError } from "../client/index.js";
import { shoppingCart } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { getSummary } from "./cart-model.js";
import { cartState, getBadgeCount } from "./cart-state.js";

/** Milliseconds after which the server has finished a request of the previous page. */
const REFRESH_DELAY_MS = 3_000;

/**
 * Loads the outcome of a write that the previous page left unanswered. A second read later includes slow
 * writes.
 */
export async function refreshBadgeAfterUnansweredWrite(): Promise<void> {
  if (!hasUnanswered()) return;
  const count = () => getBadgeCount(cartState().getState());
  const before = count();
  await refreshBadge();
  if (count() === before) setTimeout(refreshBadge, REFRESH_DELAY_MS);
}

/**
 * Reads the cart for the badge only. Unanswered writes stay stored, because a count does not show the user
 * their outcome.
 */
async function refreshBadge(): Promise<void> {
  const signal = sessionSignal();
  const isWanted = () => !signal.aborted && cartState().getState().status === "unknown";
  if (!isWanted()) return;
  try {
    const { cart } = await call(shoppingCart, { signal, unseen: true });
    if (isWanted()) cartState().setState({ summary: cart ? getSummary(cart) : undefined });
  } catch (error) {
    if (!isRequestError(error)) report(error);
  }
}
