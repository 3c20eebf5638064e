import type { Session } from "../session/index.js";
import { isAnothersCart } from "./cart-owner.js";
import { type CartState, getBadgeCount } from "./cart-state.js";

/**
 * Returns true if the cart is known to be empty, even before the server has answered: the browser stores the
 * badge's count. The cart of a signed-in user is unknown until the server has sent it.
 */
export function isKnownEmpty(state: CartState, session: Session): boolean {
  if (getBadgeCount(state) > 0 || state.status === "failed") return false;
  if (state.cart !== undefined) return state.status === "ready";
  return session.status !== "unknown" && !isAnothersCart();
}
