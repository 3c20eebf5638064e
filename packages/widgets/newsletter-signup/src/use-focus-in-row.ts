import { useHost } from "@quire/element";
import { isFocusElsewhere } from "@quire/ui";
import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A button that is disabled or goes, because it was pressed or because its effect was taken back, leaves the focus to
 * the one that takes its place. @param isOn what decides which it is
 */
export function useFocusInRow(isOn: boolean): RefObject<HTMLLIElement | null> {
  const { host, root } = useHost().shell;
  const row = useRef<HTMLLIElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const note = ({ type }: Event) => {
      hadFocus.current = type === "focusin";
    };
    const element = row.current;
    element?.addEventListener("focusin", note);
    // Without a next place to be, a focus that goes has lost its button.
    const leave = (event: FocusEvent) => event.relatedTarget && note(event);
    element?.addEventListener("focusout", leave);
    return () => {
      element?.removeEventListener("focusin", note);
      element?.removeEventListener("focusout", leave);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks where the focus is when the buttons change
  useLayoutEffect(() => {
    const inside = root.activeElement;
    const isFree = inside === null || row.current?.contains(inside);
    if (!hadFocus.current || !isFree || isFocusElsewhere(host)) return;
    row.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
  }, [isOn]);
  return row;
}
