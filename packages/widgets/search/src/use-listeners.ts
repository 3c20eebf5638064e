import { useLayoutEffect } from "react";

type Events = WindowEventMap & DocumentEventMap;
type Listeners = { readonly [Name in keyof Events]?: (event: Events[Name]) => void };

/**
 * Listens to a target that React does not render: the host with its fields, or the page. It listens from the layout
 * effect on, before the widget reports that it is ready, so that no event is lost.
 */
export function useListeners(target: EventTarget, listeners: Listeners, capture = false): void {
  useLayoutEffect(() => {
    const abort = new AbortController();
    for (const [name, listener] of Object.entries(listeners)) {
      // The mapped type guarantees that each listener fits its event's name.
      target.addEventListener(name, listener as EventListener, { capture, signal: abort.signal });
    }
    return () => abort.abort();
  });
}
