import { isName, widgetName } from "./names.js";
import type { Widgets } from "./widgets.js";

const EVENTS = ["pointerover", "focusin", "touchstart", "quire-open"];

/** Runs a widget's code at the first sign that a reader turns to it, or to a trigger that opens it. */
export function watchIntent(widgets: Widgets): void {
  const onIntent = (event: Event) => {
    for (const node of event.composedPath()) {
      if (!(node instanceof HTMLElement)) continue;
      const name = node.dataset.quireOpen ?? widgetName(node);
      if (!isName(name) || customElements.get(`quire-${name}`)) continue;
      widgets.define(name).catch(() => {}); // Reported where it failed; the next sign tries again.
    }
  };
  for (const name of EVENTS) document.addEventListener(name, onIntent, { capture: true, passive: true });
}
