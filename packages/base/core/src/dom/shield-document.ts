import { ownDocument } from "./unshadowed.js";

/**
 * Gives `container` an `ownerDocument` with the document's own members, on a page where a named element hides one of
 * them. React creates nodes and adds listeners through `ownerDocument`.
 */
export function shieldDocument(container: Node): void {
  const called = ["createElement", "createElementNS", "createTextNode", "addEventListener"];
  const isCallable = (name: string) => typeof Reflect.get(document, name) === "function";
  if (called.every(isCallable) && document.defaultView === window) return;
  Object.defineProperty(container, "ownerDocument", { value: ownDocument });
}
