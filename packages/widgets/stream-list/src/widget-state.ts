import type { WidgetState } from "@quire/element";
import type { StreamState } from "@quire/services/streams";

/** Returns the value of `data-state`. A guest's own list is empty. */
export function getWidgetState(state: StreamState, isOnline: boolean): WidgetState {
  const { status, entries, error, isLast } = state;
  if (status === "sign-in-needed") return "empty";
  if (status === "failed") return error?.code === "request/offline" || !isOnline ? "offline" : "error";
  if (entries.length > 0) return "ready";
  return status === "ready" && isLast ? "empty" : "loading";
}
