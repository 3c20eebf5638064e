import { ignoreSecondPress, treeOf } from "@quire/core";
import { useHost } from "@quire/element";
import type { CartLine } from "@quire/services/cart";
import { isFocusElsewhere } from "@quire/ui";
import { type RefObject, useLayoutEffect, useRef } from "react";

interface FocusAfterRemoval {
  /** The reader removes the line at `index`. */
  readonly willRemove: (key: string, index: number) => void;
  /** The reader has just asked to have it back. */
  readonly willReturn: (key: string) => void;
}

/**
 * Focus that a removed line takes with it goes to the line that follows, to the last one, or to the link below an empty
 * cart; where it is put back, to that line, wherever they asked for it. What the link has as lines come after all goes to
 * the frame's heading. A reader who has gone on since is left there.
 */
export function useFocusAfterRemoval(
  lines: readonly CartLine[],
  view: RefObject<HTMLElement | null>,
): FocusAfterRemoval {
  const { shell } = useHost();
  const leaving = useRef(new Map<string, number>());
  const returning = useRef(new Set<string>());
  /** What has got it in a removed line's place, or by the closing of what asked to have one back. */
  const heir = useRef<Element>(undefined);
  const wasEmpty = useRef(false);
  useLayoutEffect(() => {
    const buttons = view.current?.querySelectorAll<HTMLElement>('[part="remove"]') ?? [];
    const isThere = (key: string) => lines.some((line) => line.key === key);
    function pass(next: HTMLElement | null | undefined): void {
      const isHidden = shell.frame !== undefined && !shell.frame.isOpen;
      const isNowhere = shell.root.activeElement === null && !isFocusElsewhere(shell.host);
      if (isHidden || !(isNowhere || focusedFrom(shell) === heir.current)) return;
      next?.focus();
      if (next) ignoreSecondPress(next);
      heir.current = next ?? undefined;
    }
    const isEmpty = lines.length === 0;
    if (wasEmpty.current && !isEmpty) pass(shell.frame?.panel.querySelector<HTMLElement>('[part="title"]'));
    wasEmpty.current = isEmpty;
    for (const [key, index] of leaving.current) {
      if (isThere(key)) continue;
      leaving.current.delete(key);
      pass(buttons[Math.min(index, buttons.length - 1)] ?? view.current?.querySelector<HTMLElement>("a"));
    }
    for (const key of returning.current) {
      if (!isThere(key)) continue;
      returning.current.delete(key);
      pass(buttons[lines.findIndex((line) => line.key === key)]);
    }
  }, [lines, shell, view]);
  return {
    willRemove: (key, index) => leaving.current.set(key, index),
    willReturn(key) {
      returning.current.add(key);
      heir.current = focusedFrom(shell);
    },
  };
}

/** What has the focus in the widget, or in the tree around it. */
function focusedFrom({ root, host }: Pick<ReturnType<typeof useHost>["shell"], "root" | "host">) {
  return root.activeElement ?? treeOf(host).activeElement ?? undefined;
}
