import { type Cart, shoppingCart } from "@quire/services/contract";
import type { Incoming } from "./incoming.js";
import { callForRequest, type ServerOptions } from "./request-data.js";

/**
 * Returns the cart of a request's browser; `null` if it is empty, `undefined` if the API does not answer. A request makes
 * one call, however often this is called.
 * @example
 * const cart = await getCart(request, { api: "http://api.internal:4173/api/" });
 * @public
 */
export async function getCart(request: Incoming, options: ServerOptions): Promise<Cart | null | undefined> {
  const outcome = await callForRequest(request, shoppingCart, options);
  return "value" in outcome ? outcome.value.cart : undefined;
}

/**
 * Starts the call of `getCart` early, next to other work of the server.
 * @example
 * preloadCart(request, options);
 * @public
 */
export function preloadCart(request: Incoming, options: ServerOptions): void {
  void callForRequest(request, shoppingCart, options);
}
