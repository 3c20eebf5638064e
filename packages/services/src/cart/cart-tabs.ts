import { tabChannel } from "@quire/core";

/** Channel on which a tab reports a change of the cart. Other tabs load the new cart from the server. */
export function getCartChannel() {
  return tabChannel("cart", (candidate): candidate is "changed" => candidate === "changed");
}

/** Calls `listener` when another tab has changed the cart. @returns a function that unsubscribes */
export function onCartChanged(listener: () => void): () => void {
  return getCartChannel().listen(listener);
}
