import type { CartLine } from "@quire/services/cart";

/** Detail of `quire-item-removed`: the removed line, and the number of items left. */
export interface ItemRemoved {
  readonly productId: string;
  readonly name: string;
  readonly format: string;
  /** Removed quantity of the line. */
  readonly quantity: number;
  /** Sum of the quantities left in the cart. */
  readonly count: number;
}

/** Returns the event's detail for a removed line. */
export function getItemRemoved({ productId, name, format, quantity }: CartLine, count: number): ItemRemoved {
  return { productId, name, format, quantity, count };
}
