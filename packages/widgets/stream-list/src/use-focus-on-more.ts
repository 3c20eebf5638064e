import type { StreamEntry } from "@quire/services/contract";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { focusRow } from "./list-rows.js";

interface FocusOnMore {
  /** Focuses the first new entry, so that screen readers continue there. */
  onNext(): void;
  /** Scrolls to the top of the list and focuses it, after another page has replaced the entries. */
  onList(): void;
}

export function useFocusOnMore(
  list: RefObject<HTMLDivElement | null>,
  entries: readonly StreamEntry[],
): FocusOnMore {
  const count = entries.length;
  const from = useRef<number>(undefined);
  useLayoutEffect(() => {
    const start = from.current;
    if (start === undefined || count <= start) return;
    from.current = undefined;
    focusRow(list.current, start);
  }, [list, count]);
  return {
    onNext() {
      from.current = count;
    },
    onList() {
      list.current?.focus({ preventScroll: true });
      list.current?.scrollIntoView({ block: "start" });
    },
  };
}
