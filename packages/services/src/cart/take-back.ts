import { notify } from "@quire/core";
import { type CartItem, removeFromShoppingCart } from "../contract/index.js";
import { cancelQueued } from "../outbox/index.js";
import { text } from "./text.js";
import { type CartWrites, writeCart } from "./write-cart.js";

/** Write that undoes an addition. It waits behind that addition in the outbox. */
export const TAKE_BACK_WRITE: CartWrites<typeof removeFromShoppingCart> = {
  action: "cart-take-back",
  row: removeFromShoppingCart,
  waits: "lost",
  settled(_, { kind }, isAwaited) {
    if (kind === "failed" && !isAwaited) notify(text("notSeparated"), "error");
  },
};

/** Returns the outbox subject of the products, so that waiting writes of one product keep their order. */
export const getSubject = (items: readonly CartItem[]): string =>
  items.map(({ productId }) => productId).join(" ");

/** Undoes the addition with this `key`, whether it still waits or was sent. @returns true if it is or will be undone */
export async function takeBack(key: string, items: readonly CartItem[]): Promise<boolean> {
  if (await cancelQueued(key)) return true;
  const named = items.map(({ productId, type, format, quantity = 1 }) => ({
    productId,
    quantity,
    ...(type && { type }),
    ...(format && { format }),
  }));
  const { kind } = await writeCart(TAKE_BACK_WRITE, getSubject(items), { items: named });
  return kind !== "failed";
}
