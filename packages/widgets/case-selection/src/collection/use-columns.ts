import { useSyncExternalStore } from "react";

/** The breakpoints of accounts-9.7 (48rem and 64.0625rem) in px, because rem depends on the host page. */
const TABLET = "(min-width: 768px)";
const DESKTOP = "(min-width: 1025px)";

function subscribe(onChange: () => void): () => void {
  const abort = new AbortController();
  for (const query of [TABLET, DESKTOP])
    matchMedia(query).addEventListener("change", onChange, { signal: abort.signal });
  return () => abort.abort();
}

const columns = () => (matchMedia(DESKTOP).matches ? 3 : matchMedia(TABLET).matches ? 2 : 1);

/** Returns the number of tiles in a row: one on a phone, two on a tablet, three on a desktop. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, columns, () => 1);
}
