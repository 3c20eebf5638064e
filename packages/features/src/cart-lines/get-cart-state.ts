import { isQuireError } from "@quire/core";
import type { WidgetState } from "@quire/element";
import { type CartState, getLines } from "@quire/services/cart";

/** Returns the `data-state` of a cart widget. A cart that failed to reload is an error too. */
export function getCartState({ status, cart, error }: CartState): WidgetState {
  if (status === "failed") return isOffline(error) ? "offline" : "error";
  if (cart === undefined) return "loading";
  return getLines(cart).length > 0 ? "ready" : "empty";
}

/** Returns true if a call failed because the browser is offline. */
export function isOffline(error: unknown): boolean {
  return isQuireError(error) && error.code === "request/offline";
}
