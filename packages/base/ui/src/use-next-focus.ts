import { ignoreSecondClick } from "@quire/core";
import { useHost } from "@quire/element";
import { useLayoutEffect, useRef } from "react";
import { isFocusElsewhere } from "./is-focus-elsewhere.js";

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
