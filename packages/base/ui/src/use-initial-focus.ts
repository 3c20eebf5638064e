import { afterPaint } from "@quire/core";
import { focusFirst } from "@quire/core/frame";
import { useFrameEvents, useHost } from "@quire/element";
import { useEffect } from "react";

/**
 * Moves the focus from the frame's heading to the first field when the frame opens, and to the new first field when
 * `screen` changes. A focus elsewhere on the page stays there.
 */
export function useInitialFocus(screen: unknown): void {
  const { shell } = useHost();
  const focus = () => focusFirst(shell);
  // Runs after the frame is painted, because the user waits for the frame.
  useFrameEvents(
    () => afterPaint(focus, 100),
    () => {},
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen is what moves the focus, nothing else.
  useEffect(focus, [screen]);
}
