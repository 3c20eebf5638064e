/** An element whose view loads after its frame. */
export interface ViewHost extends HTMLElement {
  /** When the view loads: `eager`, `idle`, `visible` or `intent`. */
  readonly loading: string;
  /**
   * Loads and shows the view now, also after a failure. Rejects with `chunk/failed` when it fails to load, unless the user
   * has started to use the early content.
   */
  showView(): Promise<void>;
}
