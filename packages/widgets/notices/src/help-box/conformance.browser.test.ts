import { describeConformance } from "@quire/conformance";
import { helpMessagesStore } from "@quire/services/help-messages";
import { HelpBox } from "../index.js";
import { HelpBoxElement, helpBox } from "./element.js";

/** The box is in the shadow root, outside React's container. */
function heading(view: HTMLElement): string {
  const root = view.getRootNode();
  return (root instanceof ShadowRoot && root.querySelector('[part="heading"]')?.textContent) || "";
}

describeConformance({
  widget: helpBox,
  element: HelpBoxElement,
  component: HelpBox,
  attributes: { "message-id": "save" },
  sample: { heading: "Keep what you read" },
  shows: (view) => heading(view) === "Keep what you read",
  prepare: () => helpMessagesStore().setState({ seen: [] }),
});
