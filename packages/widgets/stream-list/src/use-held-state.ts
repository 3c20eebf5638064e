import { type Stream, type StreamState, useStream } from "@quire/services/streams";
import { useRef } from "react";

/** A stream's state as it shows: what loads by itself waits while the reader's hand is on what it would move away. */
export function useHeldState(stream: Stream, isHeld: boolean): StreamState {
  const state = useStream(stream);
  const shown = useRef(state);
  if (!isHeld || shown.current.status !== "loading-more") shown.current = state;
  return shown.current;
}
