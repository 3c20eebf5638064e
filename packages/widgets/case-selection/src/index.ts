export { CaseCollection, type CaseCollectionProps } from "./collection/case-collection.js";
export type { Collection, CollectionCase } from "./collection/collections.js";
export { CaseCollectionElement } from "./collection/element.js";
export { CaseSelection, type CaseSelectionProps } from "./selection/case-selection.js";
export { CaseSelectionElement } from "./selection/element.js";
