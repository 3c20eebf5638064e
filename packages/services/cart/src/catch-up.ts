import { badgeCount, cartState } from "./cart-state.js";

/** ms after which the server is done with what the page before has asked of it. */
const DONE_WITH = 3_000;

/** The page before was left in mid-way: what became of what it asked for, the server says, perhaps not at once. */
export async function catchUp(refresh: () => Promise<unknown>): Promise<void> {
  const count = () => badgeCount(cartState().getState());
  const before = count();
  await refresh();
  if (count() === before) setTimeout(refresh, DONE_WITH);
}
