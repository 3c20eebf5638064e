/** `detail` of `quire-discarded`. */
export interface Discarded {
  readonly id: string;
}
