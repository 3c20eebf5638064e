import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * What the reader has asked for takes the focus at its first order, so that who listens goes on there.
 * @returns to be called when more is asked for
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
