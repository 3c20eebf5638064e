import { jsonText, pageStorage, parseJson, reportFault } from "@quire/core";
import * as v from "valibot";
import { type Cart, CartSchema } from "../contract/index.js";

const CART = "cart";

/** Returns the cart of the last answer. Hosts can read it in local storage (accounts-3.15). */
export function readCachedCart(): Cart | undefined {
  const text = pageStorage().get(CART);
  if (text === null) return undefined;
  try {
    return v.parse(CartSchema, parseJson(text));
  } catch (cause) {
    const why = "It is not a valid cart. It is removed, and the cart is fetched.";
    reportFault("storage/corrupt", "The cached cart cannot be read.", { why, cause });
    saveCart(null);
    return undefined;
  }
}

export function saveCart(cart: Cart | null): void {
  const storage = pageStorage();
  if (cart) storage.set(CART, jsonText(cart));
  else storage.remove(CART);
}
