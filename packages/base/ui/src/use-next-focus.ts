import { ignoreSecondClick } from "@quire/core";
import { useHost } from "@quire/element";
import { useLayoutEffect, useRef } from "react";
import { isFocusElsewhere } from "./is-focus-elsewhere.js";

/**
 * @returns says what takes the focus once the next render is there; what is not found takes nothing, and a reader who
 * has gone on elsewhere is left there
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
