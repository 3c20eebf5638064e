import { describeConformance } from "@quire/conformance";
import { ProcessingModal } from "../index.js";
import { ProcessingModalElement, processingModal } from "./element.js";

/** The dialog is in the shadow root, outside React's container. */
function message(view: HTMLElement): string {
  const root = view.getRootNode();
  return (root instanceof ShadowRoot && root.querySelector('[part="message"]')?.textContent) || "";
}

describeConformance({
  widget: processingModal,
  element: ProcessingModalElement,
  component: ProcessingModal,
  open: true,
  sample: { message: "One moment." },
  shows: (view) => message(view) === "One moment.",
});
