export { CartImage } from "./cart-image.js";
export { cartStateOf, isOffline } from "./cart-state-of.js";
export { type ItemRemoved, itemRemovedOf } from "./item-removed.js";
export { ReadProblem } from "./read-problem.js";
export { text as cartLinesText } from "./text.js";
export { useFocusAfterRemoval } from "./use-focus-after-removal.js";
export { type Removal, useRemovals } from "./use-removals.js";
