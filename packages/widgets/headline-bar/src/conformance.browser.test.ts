import { describeConformance } from "@quire/conformance";
import { HeadlineBarElement, headlineBar } from "./element.js";
import { HeadlineBar } from "./index.js";

/** Returns the label of the bar, which is next to React's container in the shadow root. */
function label(view: HTMLElement): string {
  const root = view.getRootNode();
  return (root instanceof ShadowRoot && root.querySelector('[part="label"]')?.textContent) || "";
}

describeConformance({
  widget: headlineBar,
  element: HeadlineBarElement,
  component: HeadlineBar,
  attributes: { headline: "Listen First", topic: "Pricing" },
  sample: { type: "big-idea" },
  shows: (view) => label(view) === "The Big Idea",
});
