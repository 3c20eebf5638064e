import { getTree, ignoreSecondPress } from "@quire/core";
import { useHost } from "@quire/element";
import type { CartLine } from "@quire/services/cart";
import { isFocusElsewhere } from "@quire/ui";
import { type RefObject, useLayoutEffect, useRef } from "react";

interface FocusAfterRemoval {
  /** Call before the line at `index` is removed. */
  readonly prepareRemoval: (key: string, index: number) => void;
  /** Call before a removed line is restored. */
  readonly prepareReturn: (key: string) => void;
}

/**
 * Moves focus when lines are removed and restored. The focus of a removed line moves to the next line, the
 * last one, or the link of the empty cart. A restored line takes the focus. When the empty cart gets lines,
 * focus moves from its link to the frame's heading. If the user has moved the focus since, it stays.
 * @example
 * const { prepareRemoval, prepareReturn } = useFocusAfterRemoval(lines, view);
 */
export function useFocusAfterRemoval(
  lines: readonly CartLine[],
  view: RefObject<HTMLElement | null>,
): FocusAfterRemoval {
  const { shell } = useHost();
  const leaving = useRef(new Map<string, number>());
  const returning = useRef(new Set<string>());
  /** The element that received focus from this hook, or that had it when a line's return was requested. */
  const heir = useRef<Element>(undefined);
  const wasEmpty = useRef(false);
  useLayoutEffect(() => {
    const buttons = view.current?.querySelectorAll<HTMLElement>('[part="remove"]') ?? [];
    const hasLine = (key: string) => lines.some((line) => line.key === key);
    function moveFocus(next: HTMLElement | null | undefined): void {
      const isHidden = shell.frame !== undefined && !shell.frame.isOpen;
      const isFocusLost = shell.root.activeElement === null && !isFocusElsewhere(shell.host);
      if (isHidden || !(isFocusLost || focusedFrom(shell) === heir.current)) return;
      next?.focus();
      if (next) ignoreSecondPress(next);
      heir.current = next ?? undefined;
    }
    const isEmpty = lines.length === 0;
    if (wasEmpty.current && !isEmpty)
      moveFocus(shell.frame?.panel.querySelector<HTMLElement>('[part="title"]'));
    wasEmpty.current = isEmpty;
    for (const [key, index] of leaving.current) {
      if (hasLine(key)) continue;
      leaving.current.delete(key);
      moveFocus(
        buttons[Math.min(index, buttons.length - 1)] ?? view.current?.querySelector<HTMLElement>("a"),
      );
    }
    for (const key of returning.current) {
      if (!hasLine(key)) continue;
      returning.current.delete(key);
      moveFocus(buttons[lines.findIndex((line) => line.key === key)]);
    }
  }, [lines, shell, view]);
  return {
    prepareRemoval: (key, index) => leaving.current.set(key, index),
    prepareReturn(key) {
      returning.current.add(key);
      heir.current = focusedFrom(shell);
    },
  };
}

/** Returns the focused element of the widget, or of the tree around it. */
function focusedFrom({ root, host }: Pick<ReturnType<typeof useHost>["shell"], "root" | "host">) {
  return root.activeElement ?? getTree(host).activeElement ?? undefined;
}
