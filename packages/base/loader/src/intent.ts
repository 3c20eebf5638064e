import { afterPaint, getParent, ownDocument, perDocument } from "@quire/core";
import { getDataAttributes, isName } from "./names.js";
import type { Overlays } from "./overlays.js";

const EVENTS = ["pointerover", "focusin", "touchstart"];

/** Prepares an overlay when the pointer, a finger or the focus first comes to its trigger. */
export function watchIntent(overlays: Overlays): void {
  const warmed = new WeakSet<EventTarget>();

  function getTask(element: HTMLElement): (() => Promise<void>) | undefined {
    const { quireOpen: name } = element.dataset;
    return isName(name) ? () => overlays.warmUp(name, getDataAttributes(element)) : undefined;
  }
  function warmUp(node: EventTarget): void {
    const task = node instanceof HTMLElement && !warmed.has(node) && getTask(node);
    if (!task) return;
    warmed.add(node);
    // A click before that has priority. A failure is reported, and the next sign of intent retries.
    afterPaint(() => task().catch(() => warmed.delete(node)));
  }
  const onIntent = (event: Event) => event.composedPath().forEach(warmUp);
  const options = { capture: true, passive: true };
  perDocument(() => {
    for (const name of EVENTS) ownDocument.addEventListener(name, onIntent, options);
  });
  // The focus may already be on a trigger, or on an element inside it.
  for (let root: DocumentOrShadowRoot | null | undefined = ownDocument; root; ) {
    const { activeElement }: DocumentOrShadowRoot = root;
    for (let node: Node | null = activeElement; node; node = getParent(node)) warmUp(node);
    root = activeElement?.shadowRoot;
  }
}
