import { describeConformance } from "@quire/conformance";
import { MaintenanceNotice } from "../index.js";
import { MaintenanceNoticeElement, maintenanceNotice } from "./element.js";

/** The notice is in the shadow root, outside React's container. */
function message(view: HTMLElement): string {
  const root = view.getRootNode();
  return (root instanceof ShadowRoot && root.querySelector('[part="message"]')?.textContent) || "";
}

describeConformance({
  widget: maintenanceNotice,
  element: MaintenanceNoticeElement,
  component: MaintenanceNotice,
  open: true,
  sample: { message: "Back at noon." },
  shows: (view) => message(view) === "Back at noon.",
});
