import { report } from "@quire/core";
import { call, hasUnanswered, isRequestError } from "../client/index.js";
import { shoppingCart } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { summaryOf } from "./cart-model.js";
import { badgeCount, cartState } from "./cart-state.js";

/** ms after which the server is done with what the page before has asked of it. */
const DONE_WITH = 3_000;

/** The page before was left in mid-way: what became of what it asked for, the server says, perhaps not at once. */
export async function catchUp(): Promise<void> {
  if (!hasUnanswered()) return;
  const count = () => badgeCount(cartState().getState());
  const before = count();
  await lookAtCart();
  if (count() === before) setTimeout(lookAtCart, DONE_WITH);
}

/** For the badge alone: where more of the cart shows, it is read anyway, and by a number no reader sees what is in it. */
async function lookAtCart(): Promise<void> {
  const signal = sessionSignal();
  const isWanted = () => !signal.aborted && cartState().getState().status === "unknown";
  if (!isWanted()) return;
  try {
    const { cart } = await call(shoppingCart, { signal, unseen: true });
    if (isWanted()) cartState().setState({ summary: cart ? summaryOf(cart) : undefined });
  } catch (error) {
    if (!isRequestError(error)) report(error);
  }
}
