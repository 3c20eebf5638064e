/** The payload of `onGiven` and `quire-given`. */
export interface GivenDetail {
  readonly articleGiftURL: string;
  readonly articleGiftsLeft: number | undefined;
}
