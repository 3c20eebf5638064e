import { ownDocument } from "@quire/core";
import { useHost } from "@quire/element";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ShownLine } from "./mini-cart-model.js";

/**
 * Focus that a removed line takes with it goes to the line that follows, to the last one, or to the link
 * below an empty cart. A reader who has gone on elsewhere is left there.
 * @returns tells that the reader removes the line at `index`.
 */
export function useFocusAfterRemoval(
  lines: readonly ShownLine[],
  view: RefObject<HTMLElement | null>,
): (key: string, index: number) => void {
  const { shell } = useHost();
  const leaving = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    for (const [key, index] of leaving.current) {
      if (lines.some(({ line }) => line.key === key)) continue;
      leaving.current.delete(key);
      if (!shell.frame?.isOpen || isFocusElsewhere(shell.root)) continue;
      const buttons = view.current?.querySelectorAll<HTMLElement>('[part="remove"]') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)];
      (next ?? view.current?.querySelector<HTMLElement>("a"))?.focus();
    }
  }, [lines, shell, view]);
  return (key, index) => leaving.current.set(key, index);
}

/** A removed element leaves the focus to nobody: then the shadow root, and the page, have none. */
function isFocusElsewhere(root: ShadowRoot): boolean {
  const { activeElement, body } = ownDocument;
  return root.activeElement !== null || (activeElement !== null && activeElement !== body);
}
