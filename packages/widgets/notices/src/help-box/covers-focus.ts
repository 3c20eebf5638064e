import { ownDocument } from "@quire/core";

/** Whether a box lies over what shows the focus, and is not part of it; of what was pressed that is a field alone. */
export function coversFocus(box: HTMLElement): boolean {
  let active = ownDocument.activeElement as HTMLElement | null;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement as HTMLElement;
  if (!active?.matches(":focus-visible") || active.tabIndex < 0 || box.matches(":focus-within")) return false;
  const own = active.getBoundingClientRect();
  const over = box.getBoundingClientRect();
  const isBeside = own.right <= over.left || own.left >= over.right;
  return !isBeside && own.bottom > over.top && own.top < over.bottom;
}
