import { asComponent } from "@quire/element";
import { view } from "./selection/case-selection-view.js";
import { caseSelection } from "./selection/element.js";

export { CaseCollection, type CaseCollectionProps } from "./collection/case-collection.js";
export type { Collection, CollectionCase } from "./collection/collections.js";
export { CaseCollectionElement } from "./collection/element.js";
export { CaseSelectionElement, type CaseSelectionProps } from "./selection/element.js";

/** `<quire-case-selection>` for React: `open` shows it, and so does the host's message. */
export const CaseSelection = /* @__PURE__ */ asComponent(caseSelection, view);
