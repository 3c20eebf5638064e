import { tabChannel } from "@quire/core";
import * as v from "valibot";

/** A tab says that it has changed the cart; the server says to what. */
export function cartTabs() {
  return tabChannel("cart", v.literal("changed"));
}
