import { ownDocument } from "@quire/core";

/** Whether a box lies over what shows the focus, and is not part of it; of what was pressed that is a field alone. */
export function coversFocus(box: HTMLElement): boolean {
  let active = ownDocument.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!active?.matches(':focus-visible:not([tabindex="-1"])')) return false;
  // What a box says stands in its host.
  const { host } = box.getRootNode() as ShadowRoot;
  if (host.contains(active) || box.contains(active)) return false;
  const [own, over] = [active.getBoundingClientRect(), box.getBoundingClientRect()];
  const isBeside = own.right <= over.left || own.left >= over.right;
  return !isBeside && own.bottom > over.top && own.top < over.bottom;
}
