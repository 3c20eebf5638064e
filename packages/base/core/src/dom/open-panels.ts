import { pageSingleton } from "../page/runtime.js";
import { ownDocument } from "./unshadowed.js";

/** Open panels over the page. Watchers run at each change. */
interface OpenPanels {
  /** Open panels by the signal that ends them. */
  readonly open: Map<AbortSignal, HTMLElement>;
  readonly watchers: Set<() => void>;
  /** Hosts that are temporarily above all panels, for example a toast. */
  readonly above: WeakSet<EventTarget>;
}

export const openPanels = () =>
  pageSingleton(
    "open-panels",
    (): OpenPanels => ({ open: new Map(), watchers: new Set(), above: new WeakSet() }),
  );

/** Registers an open panel until the signal aborts. */
export function panelOpened(panel: HTMLElement, signal: AbortSignal): void {
  const { open, watchers } = openPanels();
  const notifyWatchers = () => {
    if (signal.aborted) open.delete(signal);
    for (const watcher of watchers) watcher();
  };
  open.set(signal, panel);
  signal.addEventListener("abort", notifyWatchers, { once: true });
  notifyWatchers();
}

const isModal = (element: Element): boolean => element.matches(":modal");

/** Returns the innermost open modal. Quire's own come before the page's. Everything outside of a modal is inert. */
export function openModal(): Element | undefined {
  const own = [...openPanels().open.values()].filter(isModal);
  return (own.length > 0 ? own : [...ownDocument.querySelectorAll("dialog[open]")].filter(isModal)).at(-1);
}
