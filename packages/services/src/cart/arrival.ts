import { openOverlay, parseJson } from "@quire/core";
import * as v from "valibot";
import { type CartItem, CartItemSchema } from "../contract/index.js";
import { additionStore } from "./addition.js";
import { arrivalMark, dropArrivalMark } from "./arrival-mark.js";
import { refreshCart } from "./load-cart.js";
import { hasConfirmation } from "./show-in-dialog.js";

const ArrivalSchema = v.object({ path: v.string(), items: v.array(CartItemSchema) });

/**
 * Shows the confirmation of an addition on the previous page once, but not after a reload or Back.
 * @param here path of this page, which an application's router may not have shown yet
 */
export async function confirmArrival(here = location.pathname): Promise<void> {
  const items = takeArrival(new URL(here, location.href).pathname);
  if (!items) return;
  const { cart } = await refreshCart();
  additionStore().setState({ addition: { items, outcome: { kind: "added" }, cart: cart ?? null } });
  if (hasConfirmation()) openOverlay({ name: "cart-confirmation" });
}

function takeArrival(here: string): readonly CartItem[] | undefined {
  try {
    const { path, items } = v.parse(ArrivalSchema, parseJson(arrivalMark() ?? ""));
    if (path !== here) return undefined; // This page is still the previous one, and is about to be left.
    dropArrivalMark();
    return items;
  } catch {
    dropArrivalMark(); // The mark is missing or of another version.
    return undefined;
  }
}
