import { describeConformance } from "@quire/conformance";
import { EmbedFlyoutElement, embedFlyout } from "./element.js";
import { EmbedFlyout } from "./embed-flyout.js";

describeConformance({
  widget: embedFlyout,
  element: EmbedFlyoutElement,
  component: EmbedFlyout,
  open: true,
  attributes: { url: "/video/embed/12/the-napkin" },
  sample: { title: "The Napkin" },
  shows: (view) => view.querySelector("textarea")?.value.includes('title="The Napkin"') ?? false,
});
