import { pageSingleton } from "./runtime.js";

/** What lies over the page, each until its signal aborts; the watchers are told of each change. */
interface OpenPanels {
  readonly open: Set<AbortSignal>;
  readonly watchers: Set<() => void>;
}

export const openPanels = () =>
  pageSingleton("panels", (): OpenPanels => ({ open: new Set(), watchers: new Set() }));

/** A panel lies over the page until the signal aborts. */
export function panelOpened(signal: AbortSignal): void {
  const { open, watchers } = openPanels();
  const tell = () => {
    if (signal.aborted) open.delete(signal);
    for (const watcher of watchers) watcher();
  };
  open.add(signal);
  signal.addEventListener("abort", tell, { once: true });
  tell();
}
