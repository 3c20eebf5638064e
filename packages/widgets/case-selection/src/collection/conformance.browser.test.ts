import { describeConformance } from "@quire/conformance";
import { COLLECTIONS } from "../../test/collections.js";
import { CaseCollection } from "./case-collection.js";
import { CaseCollectionElement, caseCollection } from "./element.js";

describeConformance({
  widget: caseCollection,
  element: CaseCollectionElement,
  component: CaseCollection,
  attributes: { collections: JSON.stringify(COLLECTIONS) },
  sample: { heading: "Collections" },
  shows: (view) => view.querySelector('[part="heading"]')?.textContent === "Collections",
  events: {
    onExpand: (view) => view.querySelector<HTMLElement>('[part="toggle"]')?.click(),
    onCollapse: async (view) => {
      const toggle = view.querySelector<HTMLElement>('[part="toggle"]');
      toggle?.click();
      while (toggle?.ariaExpanded !== "true") await new Promise(requestAnimationFrame);
      view.querySelector<HTMLElement>('[part="close"]')?.click();
    },
  },
});
