import type { Frame, Shell } from "@quire/core/frame";
import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { WidgetState } from "./widget-state.js";

/** What a view may ask of the element or `<div>` that it lives in. */
export interface WidgetHost {
  readonly shell: Shell;
  /** What stood in the view's place before it, with what a reader has typed into it; nothing once the view is there. */
  readonly before?: HTMLElement | undefined;
  /** Aborts when the widget is unmounted; a moved one goes on. */
  readonly signal: AbortSignal;
  setState(state: WidgetState): void;
}

const HostContext = createContext<WidgetHost | undefined>(undefined);
export const HostProvider = HostContext.Provider;

/** The host of the view that asks. @throws when it is rendered outside a widget. */
export function useHost(): WidgetHost {
  const host = useContext(HostContext);
  if (!host) throw new Error("A widget's view renders inside its element or component only.");
  return host;
}

/** What stood before it in a view's place, until that is there; also of what may render outside a widget. */
export function useBefore(): HTMLElement | undefined {
  return useContext(HostContext)?.before;
}

/** Declares the widget's state to the outside, in `data-state`. */
export function useWidgetState(state: WidgetState): void {
  const host = useHost();
  useLayoutEffect(() => host.setState(state), [host, state]);
}

/**
 * The state to show: loading, once its skeleton is seen, is not over before that could be made out. A view shows
 * nothing in the skeleton's place as long as this says so.
 */
export function useSettledState(state: WidgetState): WidgetState {
  const { shell } = useHost();
  const [shown, show] = useState(state);
  const waiting = shell.frame?.waiting ?? shell.waiting;
  const left = shown === "loading" ? (waiting?.left() ?? 0) : 0;
  if (left === 0 && shown !== state) show(state);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => show(state), left);
    return () => clearTimeout(timer);
  });
  return left > 0 ? "loading" : state;
}

/** The frame of an overlay's view, with its busy line taken away once the view is there. */
export function useFrame(): Frame {
  const { frame } = useHost().shell;
  if (!frame) throw new Error("This widget's shell has no frame.");
  useLayoutEffect(() => frame.arrived(), [frame]);
  return frame;
}

/** Whether the overlay's frame is open, and each time it opens or closes. */
export function useFrameEvents(onOpen: () => void, onClose: () => void): void {
  const { shell } = useHost();
  const latest = useRef({ onOpen, onClose });
  latest.current = { onOpen, onClose };
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const own = (call: () => void) => (event: Event) => {
      if (event.target === shell.host) call();
    };
    shell.host.addEventListener(
      "quire-open",
      own(() => latest.current.onOpen()),
      { signal },
    );
    shell.host.addEventListener(
      "quire-close",
      own(() => latest.current.onClose()),
      { signal },
    );
    if (shell.frame?.isOpen) latest.current.onOpen();
    return () => abort.abort();
  }, [shell]);
}
