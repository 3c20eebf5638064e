import { describeConformance } from "@quire/conformance";
import { ShowMoreElement, showMore } from "./element.js";
import { ShowMore } from "./index.js";

/** Returns the button. It is outside React's container, in the shadow root. */
function button(view: HTMLElement): HTMLElement | null {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root.querySelector('[part="button"]') : null;
}

describeConformance({
  widget: showMore,
  element: ShowMoreElement,
  component: ShowMore,
  cycles: 200,
  textOfPage: ':not([part="button"])',
  sample: { "more-label": "All of it" },
  shows: (view) => button(view)?.textContent === "All of it",
  events: { onToggle: (view) => button(view)?.click() },
});
