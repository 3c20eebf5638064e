import { tabChannel } from "@quire/core";
import * as v from "valibot";

/** A tab says that it has changed the cart; the server says to what. */
export function cartTabs() {
  return tabChannel("cart", v.literal("changed"));
}

/** Tells when another tab has changed the cart. @returns ends it */
export function onCartChanged(listener: () => void): () => void {
  return cartTabs().listen(listener);
}
