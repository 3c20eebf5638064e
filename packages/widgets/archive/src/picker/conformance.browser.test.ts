import { describeConformance } from "@quire/conformance";
import { afterEach, beforeEach } from "vitest";
import { getIssues, openArchive } from "../../test/open-archive.js";
import { IssuePicker } from "../index.js";
import { IssuePickerElement, issuePicker } from "./element.js";

let close: () => void;
beforeEach(() => {
  ({ close } = openArchive({ items: getIssues(2025) }));
});
afterEach(() => close());

/** Finds the picker, which is next to React's container in the shadow root. */
function picker(view: HTMLElement): Element | null {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root.querySelector('[part="picker"]') : null;
}

describeConformance({
  widget: issuePicker,
  element: IssuePickerElement,
  component: IssuePicker,
  sample: { label: "Old issues" },
  shows: (view) => picker(view)?.ariaLabel === "Old issues",
});
