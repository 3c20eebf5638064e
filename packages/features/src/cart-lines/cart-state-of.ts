import { isQuireError } from "@quire/core";
import type { WidgetState } from "@quire/element";
import { type CartState, linesOf } from "@quire/services/cart";

/** Returns the `data-state` of a cart widget. A cart that failed to reload is an error too. */
export function cartStateOf({ status, cart, error }: CartState): WidgetState {
  if (status === "failed") return isOffline(error) ? "offline" : "error";
  if (cart === undefined) return "loading";
  return linesOf(cart).length > 0 ? "ready" : "empty";
}

/** Returns true when a call failed because the browser is offline. */
export function isOffline(error: unknown): boolean {
  return isQuireError(error) && error.code === "request/offline";
}
