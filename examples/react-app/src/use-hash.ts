import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** The address after its `#`, which is all the routing that two pages need. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}
