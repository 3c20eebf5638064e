import { afterPaint, ownDocument, parentOf, perDocument } from "@quire/core";
import { isName, ownData } from "./names.js";
import type { Overlays } from "./overlays.js";

const EVENTS = ["pointerover", "focusin", "touchstart"];

/** Has an overlay ready at the first sign that a reader turns to a trigger that opens it. */
export function watchIntent(overlays: Overlays): void {
  const warmed = new WeakSet<EventTarget>();

  function taskFor(element: HTMLElement): (() => Promise<void>) | undefined {
    const { quireOpen: name } = element.dataset;
    return isName(name) ? () => overlays.warm(name, ownData(element)) : undefined;
  }
  function warm(node: EventTarget): void {
    const task = node instanceof HTMLElement && !warmed.has(node) && taskFor(node);
    if (!task) return;
    warmed.add(node);
    // A click that follows at once goes first. What failed is reported; the next sign tries again.
    afterPaint(() => task().catch(() => warmed.delete(node)));
  }
  const onIntent = (event: Event) => event.composedPath().forEach(warm);
  const options = { capture: true, passive: true };
  perDocument(() => {
    for (const name of EVENTS) ownDocument.addEventListener(name, onIntent, options);
  });
  // A reader may have been quicker than this: what has the focus, and all that it stands in.
  for (let root: DocumentOrShadowRoot | null | undefined = ownDocument; root; ) {
    const { activeElement }: DocumentOrShadowRoot = root;
    for (let node: Node | null = activeElement; node; node = parentOf(node)) warm(node);
    root = activeElement?.shadowRoot;
  }
}
