import type { StoreApi } from "zustand/vanilla";
import type { StreamFilters } from "./stream-options.js";
import type { StreamPlace } from "./stream-place.js";
import type { StreamState } from "./stream-state.js";

/** A stream and what can be done with it. None of these rejects: the state says what came of it. */
export interface Stream {
  readonly store: StoreApi<StreamState>;
  /** Asks for the first page, or the one that `page` says; for what the reader had seen when they come back. */
  load(): Promise<void>;
  /** Appends the next page, because the reader asked for it. */
  loadMore(): Promise<void>;
  /** The same because the end is near; does nothing once automatic loading has stopped. */
  loadAutomatically(): Promise<void>;
  /** Returns true if `loadAutomatically` would load. */
  canLoadAutomatically(): boolean;
  /** Shows a page of a numbered pagination in the place of what shows. */
  goTo(page: number): Promise<void>;
  /**
   * Another topic, folder, term or order: begins anew, or where the reader was when they come back to it. What shows
   * stays until the answer is there; where that fails, nothing shows.
   */
  show(change: { readonly filters?: StreamFilters; readonly list?: string }): Promise<void>;
  /**
   * Asks anew for what shows, unseen: it stays until the answer is there. Of a long stream what is new at its top is
   * added. Does nothing while something else is asked for: that is new by itself.
   */
  refresh(): Promise<void>;
  /** Does again what failed. */
  retry(): Promise<void>;
  /** Takes entries out at once, by their ids or those of their content. @returns puts them back where they were */
  remove(ids: readonly string[]): () => void;
  /** Keeps where the reader is, for when they come back. */
  keepPlace(place: StreamPlace): void;
  /** Returns the reader's last position, once. `undefined`: the reader has not been here. */
  takePlace(): StreamPlace | undefined;
}
