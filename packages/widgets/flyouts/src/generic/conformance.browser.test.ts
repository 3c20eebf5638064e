import { describeConformance } from "@quire/conformance";
import { GenericFlyoutElement, genericFlyout } from "./element.js";
import { GenericFlyout } from "./generic-flyout.js";

describeConformance({
  widget: genericFlyout,
  element: GenericFlyoutElement,
  component: GenericFlyout,
  cycles: 200,
  open: true,
  attributes: { heading: "About prices" },
  sample: { body: "They are net." },
  shows: (view) => view.querySelector("[part=text]")?.textContent === "They are net.",
});
