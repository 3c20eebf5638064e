import type { Frame, Shell } from "@quire/core/frame";
import { createContext, useContext, useEffect, useLayoutEffect, useRef } from "react";
import type { WidgetState } from "./widget-shell.js";

/** Access to the element or `<div>` around a view. */
export interface WidgetHost {
  readonly shell: Shell;
  /**
   * Fields that took typed text before the view was ready. Forms that the view shows later take their text.
   */
  readonly typed: readonly HTMLInputElement[];
  /** Aborts when the widget is unmounted, but not when it is moved. */
  readonly signal: AbortSignal;
  setState(state: WidgetState): void;
}

const HostContext = createContext<WidgetHost | undefined>(undefined);
export const HostProvider = HostContext.Provider;

/**
 * Returns the host of the current view.
 * @throws Error outside of a widget
 * @example
 * const { signal } = useHost();
 */
export function useHost(): WidgetHost {
  const host = useContext(HostContext);
  if (!host) throw new Error("A widget's view renders inside its element or component only.");
  return host;
}

/**
 * Returns the fields that took typed text before the view was ready, until it has hydrated. Works outside of
 * widgets too.
 * @example
 * const isShown = useTypedFields().some(({ name, type }) => name === "password" && type === "text");
 */
export function useTypedFields(): readonly HTMLInputElement[] {
  return useContext(HostContext)?.typed ?? [];
}

/**
 * Sets the widget's `data-state`.
 * @example
 * useWidgetState(items.length > 0 ? "ready" : "empty");
 */
export function useWidgetState(state: WidgetState): void {
  const host = useHost();
  useLayoutEffect(() => host.setState(state), [host, state]);
}

/**
 * Returns the frame of the current overlay, and removes its busy line after the first render.
 * @throws Error if the shell has no frame
 * @example
 * const frame = useFrame();
 */
export function useFrame(): Frame {
  const { frame } = useHost().shell;
  if (!frame) throw new Error("This widget's shell has no frame.");
  useLayoutEffect(() => frame.arrived(), [frame]);
  return frame;
}

/**
 * Calls `onOpen` and `onClose` when the current overlay opens and closes. An open frame calls `onOpen` on mount.
 * @example
 * useFrameEvents(load, reset);
 */
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
