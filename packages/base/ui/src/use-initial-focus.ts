import { useFrameEvents, useHost } from "@quire/element";
import { useEffect } from "react";

const FIELDS = "input:not([type=hidden], :disabled), select, textarea";
const CONTROLS = "button, a[href]";

/**
 * Moves the focus from the frame's heading to the first field when the frame opens, and to the new first
 * field when `screen` changes. A focus that is elsewhere on the page stays there.
 */
export function useInitialFocus(screen: unknown): void {
  const { shell } = useHost();
  function focusFirst(): void {
    const { host, container, frame } = shell;
    const root = host.getRootNode();
    const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    // What had the focus may have gone with the screen before: the focus is then on the body.
    const isHere = active === null || active === document.body || host.contains(active);
    if (!frame?.isOpen || !isHere) return;
    const first =
      container.querySelector<HTMLElement>(FIELDS) ?? container.querySelector<HTMLElement>(CONTROLS);
    first?.focus({ preventScroll: true });
  }
  useFrameEvents(focusFirst, () => {});
  useEffect(focusFirst, [screen]);
}
