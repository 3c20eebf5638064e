import { afterPaint, perDocument } from "@quire/core";
import { isName, ownData, widgetName } from "./names.js";
import type { Overlays } from "./overlays.js";
import type { Widgets } from "./widgets.js";

const EVENTS = ["pointerover", "focusin", "touchstart", "quire-open"];

/** Runs a widget's code at the first sign that a reader turns to it, or to a trigger that opens it. */
export function watchIntent(widgets: Widgets, overlays: Overlays): void {
  const warmed = new WeakSet<EventTarget>();

  function taskFor(element: HTMLElement): (() => Promise<void>) | undefined {
    const { quireOpen: overlay } = element.dataset;
    const name = widgetName(element);
    if (isName(overlay)) return () => overlays.warm(overlay, ownData(element));
    return name && !customElements.get(`quire-${name}`) ? () => widgets.define(name) : undefined;
  }
  const onIntent = (event: Event) => {
    for (const node of event.composedPath()) {
      const task = node instanceof HTMLElement && !warmed.has(node) && taskFor(node);
      if (!task) continue;
      warmed.add(node);
      // A click that follows at once goes first. What failed is reported; the next sign tries again.
      afterPaint(() => task().catch(() => warmed.delete(node)));
    }
  };
  const options = { capture: true, passive: true };
  perDocument(() => {
    for (const name of EVENTS) document.addEventListener(name, onIntent, options);
  });
}
