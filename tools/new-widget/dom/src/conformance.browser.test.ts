import { describeConformance } from "@quire/conformance";
import { MyWidgetElement, myWidget } from "./element.js";
import { MyWidget } from "./index.js";

/** Finds a part of the widget in the shadow root, next to the container of React's views. */
function part(view: HTMLElement, name: string): HTMLElement | null {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root.querySelector<HTMLElement>(`[part="${name}"]`) : null;
}

describeConformance({
  widget: myWidget,
  element: MyWidgetElement,
  component: MyWidget,
  sample: { heading: "Strategy" },
  shows: (view) => part(view, "heading")?.textContent === "Strategy",
  events: {
    onGreet: (view) => part(view, "button")?.click(),
  },
});
