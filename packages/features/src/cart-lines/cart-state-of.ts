import { isQuireError } from "@quire/core";
import type { WidgetState } from "@quire/element";
import { type CartState, linesOf } from "@quire/services/cart";

/** What a widget says of itself to the outside; a cart that could not be read anew is an error too. */
export function cartStateOf({ status, cart, error }: CartState): WidgetState {
  if (status === "failed") return isOffline(error) ? "offline" : "error";
  if (cart === undefined) return "loading";
  return linesOf(cart).length > 0 ? "ready" : "empty";
}

/** Whether it failed for want of a connection. */
export function isOffline(error: unknown): boolean {
  return isQuireError(error) && error.code === "request/offline";
}
