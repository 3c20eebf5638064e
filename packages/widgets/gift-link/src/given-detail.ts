/** What `onGiven` and `quire-given` carry. */
export interface GivenDetail {
  readonly articleGiftURL: string;
  readonly articleGiftsLeft: number | undefined;
}
