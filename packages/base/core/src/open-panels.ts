import { pageSingleton } from "./runtime.js";

/** Panels that lie over the page. Watchers run at each change. */
interface OpenPanels {
  /** Each panel, until its signal aborts. */
  readonly open: Map<AbortSignal, HTMLElement>;
  readonly watchers: Set<() => void>;
  /** Hosts of what speaks above all panels for a while, as a toast does. */
  readonly above: WeakSet<EventTarget>;
}

export const openPanels = () =>
  pageSingleton(
    "open-panels",
    (): OpenPanels => ({ open: new Map(), watchers: new Set(), above: new WeakSet() }),
  );

/** A panel lies over the page until the signal aborts. */
export function panelOpened(panel: HTMLElement, signal: AbortSignal): void {
  const { open, watchers } = openPanels();
  const tell = () => {
    if (signal.aborted) open.delete(signal);
    for (const watcher of watchers) watcher();
  };
  open.set(signal, panel);
  signal.addEventListener("abort", tell, { once: true });
  tell();
}
