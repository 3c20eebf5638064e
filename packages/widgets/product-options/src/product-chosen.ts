import type { CartItem } from "@quire/services/contract";

/** What `onChoose` and `quire-choose` carry. */
export interface ProductChosen {
  /** The id of the chosen availability. */
  readonly productId: string;
  readonly format: string;
  readonly language: string;
  /** What the cart is given: the product, and its permissions as a line of their own. */
  readonly items: readonly CartItem[];
}
