import { isElement } from "./is-element.js";
import { parentOf } from "./unshadowed.js";

/** Where a node shows, through slots and shadow roots, whatever the fields of a form on the way are called. */
export const shownParentOf = (node: Node): Node | null =>
  (isElement(node) && (Reflect.get(HTMLElement.prototype, "assignedSlot", node) as Node | null)) ||
  (node instanceof ShadowRoot ? node.host : parentOf(node));
