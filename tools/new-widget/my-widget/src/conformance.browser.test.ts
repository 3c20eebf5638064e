import { describeConformance } from "@quire/conformance";
import { MyWidgetElement, myWidget } from "./element.js";
import { MyWidget } from "./index.js";

describeConformance({
  widget: myWidget,
  element: MyWidgetElement,
  component: MyWidget,
  sample: { heading: "Strategy" },
  shows: (view) => view.querySelector('[part="heading"]')?.textContent === "Strategy",
  events: {
    onGreet: (view) => view.querySelector<HTMLElement>('[part="button"]')?.click(),
  },
});
