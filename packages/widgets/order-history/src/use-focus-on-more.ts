import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Focuses the first of the newly loaded orders, so that a screen reader continues there.
 * @returns a function to call when the user requests more orders
 */
export function useFocusOnMore(list: RefObject<HTMLElement | null>, count: number): () => void {
  const from = useRef<number>(undefined);
  useLayoutEffect(() => {
    const start = from.current;
    if (start === undefined || count <= start) return;
    from.current = undefined;
    const item = list.current?.children[start];
    (item?.querySelector<HTMLElement>("h3 a") ?? list.current)?.focus();
  }, [list, count]);
  return () => {
    from.current = count;
  };
}
