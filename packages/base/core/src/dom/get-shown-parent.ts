import { getParent, isElement } from "./unshadowed.js";

/** Returns the parent that shows a node, through slots and shadow roots. Names of form fields have no effect. */
export const getShownParent = (node: Node): Node | null =>
  (isElement(node) && (Reflect.get(HTMLElement.prototype, "assignedSlot", node) as Node | null)) ||
  (node instanceof ShadowRoot ? node.host : getParent(node));
