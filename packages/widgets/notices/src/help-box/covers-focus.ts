import { ownDocument } from "@quire/core";

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a box lies over what has the focus, and is not part of it: over any of a field, over half of anything else. */
export function coversFocus(box: HTMLElement): boolean {
  const focused = focusedElement();
  if (!focused || box.contains(focused) || hostOf(box)?.contains(focused)) return false;
  const own = focused.getBoundingClientRect();
  const over = box.getBoundingClientRect();
  const width = Math.min(own.right, over.right) - Math.max(own.left, over.left);
  const height = Math.min(own.bottom, over.bottom) - Math.max(own.top, over.top);
  if (width <= 0 || height <= 0) return false;
  return focused.matches(FIELD) || width * height > (own.width * own.height) / 2;
}

/** What shows the focus and can be used: of what was pressed that is a field alone. */
function focusedElement(): Element | undefined {
  let active = ownDocument.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.matches(':focus-visible:not([tabindex="-1"])') ? active : undefined;
}

/** What a box says stands in its host. */
const hostOf = (box: HTMLElement) => (box.getRootNode() as Partial<ShadowRoot>).host;
