import { describeConformance } from "@quire/conformance";
import { afterEach, beforeEach } from "vitest";
import { issue, openArchive } from "../../test/open-archive.js";
import { IssueContents } from "../index.js";
import { IssueContentsElement, issueContents } from "./element.js";

let close: () => void;
beforeEach(() => {
  ({ close } = openArchive({ items: [issue("3991")] }));
});
afterEach(() => close());

/** Finds the title, which is next to React's container in the shadow root. */
function title(view: HTMLElement): Element | null {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root.querySelector('[part="title"]') : null;
}

describeConformance({
  widget: issueContents,
  element: IssueContentsElement,
  component: IssueContents,
  attributes: { code: "3991" },
  sample: { "heading-level": "3" },
  shows: (view) => title(view)?.localName === "h3",
});
