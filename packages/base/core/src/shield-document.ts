import { ownDocument } from "./unshadowed.js";

/**
 * Has a library that asks `container.ownerDocument`, as React does, make nodes and listen by the document's own members,
 * on a page where an element stands in front of one of them.
 */
export function shieldDocument(container: Node): void {
  const called = ["createElement", "createElementNS", "createTextNode", "addEventListener"];
  const isCallable = (name: string) => typeof Reflect.get(document, name) === "function";
  if (called.every(isCallable) && document.defaultView === window) return;
  Object.defineProperty(container, "ownerDocument", { value: ownDocument });
}
