import { describeConformance } from "@quire/conformance";
import { Notification } from "../index.js";
import { NotificationElement, notification } from "./element.js";

/** The notification is in the shadow root, outside React's container. */
function heading(view: HTMLElement): string {
  const root = view.getRootNode();
  return (root instanceof ShadowRoot && root.querySelector('[part="heading"]')?.textContent) || "";
}

describeConformance({
  widget: notification,
  element: NotificationElement,
  component: Notification,
  attributes: { message: "Your library has moved." },
  sample: { heading: "News" },
  shows: (view) => heading(view) === "News",
});
