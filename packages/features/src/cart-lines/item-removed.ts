import type { CartLine } from "@quire/services/cart";

/** Detail of `quire-item-removed`: the removed line, and the number of items left. */
export interface ItemRemoved {
  readonly productId: string;
  readonly name: string;
  readonly format: string;
  /** How many of it there were. */
  readonly quantity: number;
  /** The sum of quantities after it. */
  readonly count: number;
}

/** Returns the event's detail for a removed line. */
export function itemRemovedOf({ productId, name, format, quantity }: CartLine, count: number): ItemRemoved {
  return { productId, name, format, quantity, count };
}
