import type { Session } from "../session/index.js";
import { isAnothersCart } from "./cart-owner.js";
import { badgeCount, type CartState } from "./cart-state.js";

/**
 * Whether there is nothing in the cart, as far as this browser knows before the server has said so: it keeps what was
 * put in here. Of whoever is signed in it knows that once the server has said what is in theirs.
 */
export function isKnownEmpty(state: CartState, session: Session): boolean {
  if (badgeCount(state) > 0 || state.status === "failed") return false;
  if (state.cart !== undefined) return state.status === "ready";
  return session.status !== "unknown" && !isAnothersCart();
}
