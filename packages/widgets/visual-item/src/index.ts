export type { Download } from "./downloads-for.js";
export { VisualItem, type VisualItemProps } from "./visual-item.js";
export type { VisualItemData } from "./visual-item-options.js";
