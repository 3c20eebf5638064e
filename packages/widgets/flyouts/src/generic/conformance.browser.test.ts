import { describeConformance } from "@quire/conformance";
import { Flyout } from "../index.js";
import { GenericFlyoutElement, genericFlyout } from "./element.js";

describeConformance({
  widget: genericFlyout,
  element: GenericFlyoutElement,
  component: Flyout,
  cycles: 200,
  open: true,
  attributes: { heading: "About prices" },
  sample: { body: "They are net." },
  shows: (view) => view.querySelector("[part=text]")?.textContent === "They are net.",
});
