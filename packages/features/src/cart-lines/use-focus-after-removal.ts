import { useHost } from "@quire/element";
import type { CartLine } from "@quire/services/cart";
import { isFocusElsewhere } from "@quire/ui";
import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Focus that a removed line takes with it goes to the line that follows, to the last one, or to the link
 * below an empty cart. A reader who has gone on elsewhere is left there.
 * @returns tells that the reader removes the line at `index`.
 */
export function useFocusAfterRemoval(
  lines: readonly CartLine[],
  view: RefObject<HTMLElement | null>,
): (key: string, index: number) => void {
  const { shell } = useHost();
  const leaving = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    for (const [key, index] of leaving.current) {
      if (lines.some((line) => line.key === key)) continue;
      leaving.current.delete(key);
      const isHidden = shell.frame !== undefined && !shell.frame.isOpen;
      if (isHidden || shell.root.activeElement !== null || isFocusElsewhere(shell.host)) continue;
      const buttons = view.current?.querySelectorAll<HTMLElement>('[part="remove"]') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)];
      (next ?? view.current?.querySelector<HTMLElement>("a"))?.focus();
    }
  }, [lines, shell, view]);
  return (key, index) => leaving.current.set(key, index);
}
