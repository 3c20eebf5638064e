import { describeConformance } from "@quire/conformance";
import { toastStore } from "@quire/core";
import { Toast } from "../index.js";
import { ToastElement, toast } from "./element.js";

/** The toast is in the shadow root, outside React's container. */
function placement(view: HTMLElement): string | undefined {
  const root = view.getRootNode();
  const panel = root instanceof ShadowRoot && root.querySelector<HTMLElement>('[part="toast"]');
  return panel ? panel.dataset.placement : undefined;
}

describeConformance({
  widget: toast,
  element: ToastElement,
  component: Toast,
  cycles: 200,
  sample: { placement: "end" },
  shows: (view) => placement(view) === "end",
  // Sets a message for this toast. The page adds no second toast for it.
  prepare: () => toastStore().setState({ latest: { message: "Folders Updated", tone: "success" } }),
});
