/** An element whose view comes later than its frame, as whoever opens it sees it. */
export interface ViewHost extends HTMLElement {
  /** When its view comes: `eager`, `idle`, `visible` or `intent`. */
  readonly loading: string;
  /** Has the view come now. Rejects with `chunk/failed` where it cannot be had; what has failed is tried anew. */
  showView(): Promise<void>;
}
