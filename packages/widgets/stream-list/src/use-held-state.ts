import { type Stream, type StreamState, useStream } from "@quire/services/streams";
import { useRef } from "react";

/** Returns the state to show. Automatically loaded entries wait while the user points at what they would move. */
export function useHeldState(stream: Stream, isHeld: boolean): StreamState {
  const state = useStream(stream);
  const shown = useRef(state);
  if (!isHeld || shown.current.status !== "loading-more") shown.current = state;
  return shown.current;
}
