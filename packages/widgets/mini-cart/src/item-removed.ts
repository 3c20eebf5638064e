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
