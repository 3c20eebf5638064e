import { isElement } from "@quire/core";

const TYPED_INTO = "input, select, textarea, [contenteditable], [role=slider]";

/** Returns the page for a key: arrows in reading direction, Home or End. Other keys return undefined. */
export function pageByKey(
  event: KeyboardEvent,
  page: number,
  last: number,
  isRtl: boolean,
): number | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const [pressed] = event.composedPath();
  if (isElement(pressed) && pressed.closest(TYPED_INTO)) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const isOn = (key === "ArrowRight") !== isRtl;
  return Math.min(last, Math.max(0, page + (isOn ? 1 : -1)));
}
