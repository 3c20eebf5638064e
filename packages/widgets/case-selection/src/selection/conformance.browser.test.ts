import { describeConformance } from "@quire/conformance";
import { CaseSelection } from "../index.js";
import { CaseSelectionElement, caseSelection } from "./element.js";

describeConformance({
  widget: caseSelection,
  element: CaseSelectionElement,
  component: CaseSelection,
  open: true,
  sample: { dek: "Eight cases on bargaining.", "first-name": "Ada" },
  shows: (view) => view.querySelector('[part="dek"]')?.textContent === "Eight cases on bargaining.",
});
