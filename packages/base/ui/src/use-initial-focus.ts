import { afterPaint, ownDocument, treeOf } from "@quire/core";
import { useFrameEvents, useHost } from "@quire/element";
import { useEffect } from "react";

const FIELDS = "input:not([type=hidden], [hidden], :disabled), select, textarea";
const CONTROLS = "button, a[href]";

/**
 * Moves the focus from the frame's heading to the first field when the frame opens, and to the new first
 * field when `screen` changes. A focus that is elsewhere on the page stays there.
 */
export function useInitialFocus(screen: unknown): void {
  const { shell } = useHost();
  function focusFirst(): void {
    const { host, root, container, frame } = shell;
    const active = treeOf(host).activeElement;
    // What had the focus may have gone with the screen before: the focus is then on the body.
    const isFree = active === null || active === ownDocument.body;
    const isOnHeading = root.activeElement?.getAttribute("part") === "title";
    if (!frame?.isOpen || !(isFree || isOnHeading)) return;
    const first =
      container.querySelector<HTMLElement>(FIELDS) ?? container.querySelector<HTMLElement>(CONTROLS);
    first?.focus({ preventScroll: true });
    // In the panel, which may be lower than its content; what lies on the top layer moves nothing of the page.
    first?.scrollIntoView({ block: "nearest" });
  }
  // The frame is painted first: it is what the reader waits for.
  useFrameEvents(
    () => afterPaint(focusFirst, 100),
    () => {},
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen is what moves the focus, nothing else.
  useEffect(focusFirst, [screen]);
}
