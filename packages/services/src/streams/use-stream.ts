import { useStore } from "zustand";
import type { Stream } from "./stream.js";
import type { StreamState } from "./stream-state.js";

/** Returns the state of a stream. */
export function useStream(stream: Stream): StreamState {
  return useStore(stream.store);
}
