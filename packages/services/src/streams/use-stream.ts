import { useStore } from "zustand";
import type { Stream } from "./stream.js";
import type { StreamState } from "./stream-state.js";

/** A stream's state in React. */
export function useStream(stream: Stream): StreamState {
  return useStore(stream.store);
}
