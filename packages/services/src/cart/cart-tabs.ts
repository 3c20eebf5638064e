import { tabChannel } from "@quire/core";

/** A tab says that it has changed the cart; the server says to what. */
export function cartTabs() {
  return tabChannel("cart", (said): said is "changed" => said === "changed");
}

/** Tells when another tab has changed the cart. @returns ends it */
export function onCartChanged(listener: () => void): () => void {
  return cartTabs().listen(listener);
}
