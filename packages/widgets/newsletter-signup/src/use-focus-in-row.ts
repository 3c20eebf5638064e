import { useHost } from "@quire/element";
import { isFocusElsewhere } from "@quire/ui";
import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus to the replacement of a button that was disabled or removed after a click or an Undo.
 * @param isOn decides which button is shown
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
    // A blur without a new target means that the button was removed.
    const leave = (event: FocusEvent) => event.relatedTarget && note(event);
    element?.addEventListener("focusout", leave);
    return () => {
      element?.removeEventListener("focusin", note);
      element?.removeEventListener("focusout", leave);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect checks the focus when the buttons change
  useLayoutEffect(() => {
    const inside = root.activeElement;
    const isFree = inside === null || row.current?.contains(inside);
    if (!hadFocus.current || !isFree || isFocusElsewhere(host)) return;
    row.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
  }, [isOn]);
  return row;
}
