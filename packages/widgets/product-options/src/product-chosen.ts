import type { CartItem } from "@quire/services/contract";

/** The payload of `onChoose` and `quire-choose`. */
export interface ProductChosen {
  /** The id of the chosen availability. */
  readonly productId: string;
  readonly format: string;
  readonly language: string;
  /** The cart's new items: the product, and its permissions as a separate line. */
  readonly items: readonly CartItem[];
}
