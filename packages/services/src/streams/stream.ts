import type { StoreApi } from "zustand/vanilla";
import type { StreamFilters } from "./stream-options.js";
import type { StreamPlace } from "./stream-place.js";
import type { StreamState } from "./stream-state.js";

/** A stream with its actions. No action rejects: failures are in the state. */
export interface Stream {
  readonly store: StoreApi<StreamState>;
  /** Loads the first page, the page of `page`, or the pages of the user's stored position. */
  load(): Promise<void>;
  /** Appends the next page on request of the user. */
  loadMore(): Promise<void>;
  /** Appends the next page near the end of the list, unless automatic loading has stopped. */
  loadAutomatically(): Promise<void>;
  /** Returns true if `loadAutomatically` would load. */
  canLoadAutomatically(): boolean;
  /** Replaces the entries by a numbered page. */
  goTo(page: number): Promise<void>;
  /**
   * Shows another topic, folder, term or order, at the start or at the user's stored position. Earlier
   * entries stay until the answer arrives. After a failure the list is empty.
   */
  show(change: { readonly filters?: StreamFilters; readonly list?: string }): Promise<void>;
  /**
   * Reloads the displayed entries in the background. A long stream only gets new entries at its top. It does
   * nothing during another request, whose answer is up to date anyway.
   */
  refresh(): Promise<void>;
  /** Repeats a failed request. */
  retry(): Promise<void>;
  /** Removes entries at once, by their ids or those of their content. @returns a function that puts them back */
  remove(ids: readonly string[]): () => void;
  /** Stores the user's position. */
  keepPlace(place: StreamPlace): void;
  /** Returns the stored position once, or undefined. */
  takePlace(): StreamPlace | undefined;
}
