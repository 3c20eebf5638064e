/** An element whose view comes later than its frame, as whoever opens it sees it. */
export interface ViewHost extends HTMLElement {
  /** When its view comes: `eager`, `idle`, `visible` or `intent`. */
  readonly loading: string;
  /**
   * Has the view come now; what has failed is tried anew. Rejects with `chunk/failed` where it cannot be had, unless a
   * reader has begun with what stands there instead.
   */
  showView(): Promise<void>;
}
