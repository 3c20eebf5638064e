import { useLayoutEffect } from "react";

type Events = WindowEventMap & DocumentEventMap;
type Listeners = { readonly [Name in keyof Events]?: (event: Events[Name]) => void };

/**
 * Listens to a target that is no part of what React renders: the host, with the fields in it, the page around. It
 * does before the widget says that it is there: what happens in that very moment is heard.
 */
export function useListeners(target: EventTarget, listeners: Listeners, capture = false): void {
  useLayoutEffect(() => {
    const abort = new AbortController();
    for (const [name, listener] of Object.entries(listeners)) {
      // The type of the listeners has the event belong to its name.
      target.addEventListener(name, listener as EventListener, { capture, signal: abort.signal });
    }
    return () => abort.abort();
  });
}
