import { getTree, ignoreSecondClick, ownDocument } from "@quire/core";
import { useHost } from "@quire/element";
import { useLayoutEffect, useRef } from "react";

/**
 * Returns a function that sets the element to focus after the next render. The focus stays if the element is missing,
 * or if the user has moved it elsewhere.
 */
export function useNextFocus(): (find: () => HTMLElement | null | undefined) => void {
  const { host } = useHost().shell;
  const next = useRef<() => HTMLElement | null | undefined>(undefined);
  useLayoutEffect(() => {
    const find = next.current;
    next.current = undefined;
    if (!find || isFocusElsewhere(host)) return;
    find()?.focus();
    ignoreSecondClick();
  });
  return (find) => {
    next.current = find;
  };
}

/** Recognizes focus outside `host`. A removed focused element leaves the focus on the body, which does not count. */
export function isFocusElsewhere(host: HTMLElement): boolean {
  const active = getTree(host).activeElement;
  return active !== null && active !== host && active !== ownDocument.body && !host.contains(active);
}
