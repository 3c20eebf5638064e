import type { CartLine } from "@quire/services/cart";

/** What `quire-item-removed` carries: the line that was taken out, and how many items are left. */
export interface ItemRemoved {
  readonly productId: string;
  readonly name: string;
  readonly format: string;
  /** How many of it there were. */
  readonly quantity: number;
  /** The sum of quantities after it. */
  readonly count: number;
}

/** What there is to tell of a line that was taken out. */
export function itemRemovedOf({ productId, name, format, quantity }: CartLine, count: number): ItemRemoved {
  return { productId, name, format, quantity, count };
}
