import { isElement, openOverlay } from "@quire/core";
import { getKnownShell } from "@quire/core/frame";
import { useCallback, useEffect, useMemo, useState } from "react";

export interface OpenFrom {
  /** Gets the focus back at close. An anchored overlay is placed next to it. Default: the focused element. */
  readonly trigger?: HTMLElement;
  /** True if a key opened it. An anchored overlay then takes the focus. */
  readonly keyboard?: boolean;
}

export interface OverlayControl {
  readonly isOpen: boolean;
  /**
   * Opens the overlay, and creates it if the application renders none.
   * @param attributes for its element, such as `{ mode: "registration" }`
   * @returns false before Quire has started
   */
  open(attributes?: Readonly<Record<string, string>>, from?: OpenFrom): boolean;
  close(): void;
}

/**
 * Opens and closes an overlay by its widget's name, such as "auth-modal", "mini-cart" or "search".
 * @public for applications
 * @example
 * const { isOpen, open } = useOverlay("auth-modal");
 * <button aria-expanded={isOpen} onClick={() => open({ mode: "registration" })}>Join</button>
 */
export function useOverlay(name: string): OverlayControl {
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const selector = `quire-${name}, [data-quire-widget="${name}"], [data-quire="${name}"]`;
    // Events cross shadow roots, for example from an overlay in the header.
    const getHost = ([target]: EventTarget[]) =>
      target instanceof HTMLElement && isElement(target) && target.matches(selector) ? target : undefined;
    const onOpen = (event: Event) => {
      const opened = getHost(event.composedPath());
      if (opened) setHost(opened);
    };
    const onClose = (event: Event) => {
      const closed = getHost(event.composedPath());
      setHost((before) => (before === closed ? undefined : before));
    };
    document.addEventListener("quire-open", onOpen, { signal });
    document.addEventListener("quire-close", onClose, { signal });
    setHost([...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.hasAttribute("open")));
    return () => controller.abort();
  }, [name]);
  const open = useCallback<OverlayControl["open"]>(
    (attributes = {}, from = {}) => openOverlay({ name, attributes, ...from }),
    [name],
  );
  return useMemo(
    () => ({
      isOpen: host !== undefined,
      open,
      close: () => host && getKnownShell(host)?.frame?.close("done"),
    }),
    [host, open],
  );
}
