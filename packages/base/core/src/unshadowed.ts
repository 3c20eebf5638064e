/**
 * Members of `target` as its prototype has them, or as a script has put them in their place: on the document
 * `<img name="querySelector">` stands in front of the method, on the window `<a id="addEventListener">` does. What they
 * are of comes late, for a server has neither.
 */
function unshadowed<T extends object>(target: () => T, prototype: () => object): T {
  return new Proxy({} as T, {
    get(_, name) {
      const member: unknown = Reflect.get(holder(target(), prototype(), name), name, target());
      return typeof member === "function" ? member.bind(target()) : member;
    },
    set: (_, name, value) => Reflect.set(holder(target(), prototype(), name), name, value, target()),
  });
}

/** An element that is called so shows as the object's own plain value; what a script has put there is none. */
function holder(target: object, prototype: object, name: string | symbol): object {
  const { get, set, value } = Object.getOwnPropertyDescriptor(target, name) ?? {};
  const isPut = [get, set, value].some((one) => typeof one === "function");
  return isPut || !(name in prototype) ? target : prototype;
}

/** `document`, whatever elements of the page are called. To hand it over as a node, take `document` itself. */
export const ownDocument: Document = /* @__PURE__ */ unshadowed(
  () => document,
  // Not `Document`: MooTools has a class of its own in that place.
  () => HTMLDocument.prototype,
);

/** The window's methods as an event target. Names of the page's elements have no effect. */
export const ownWindow: Pick<Window, "addEventListener" | "removeEventListener" | "dispatchEvent"> =
  /* @__PURE__ */ unshadowed(
    () => window,
    () => EventTarget.prototype,
  );

/** The document or the shadow root that a node stands in, also in a frame; the page's own document as `ownDocument`. */
export function treeOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode();
  // A frame's script uses the frame's own classes. Only these two have style sheets.
  const isTree = root !== document && "adoptedStyleSheets" in root;
  return isTree ? (root as Document | ShadowRoot) : ownDocument;
}

/** Returns a node's parent. In a form with `<input name="parentNode">`, `form.parentNode` is the field. */
export const parentOf = (node: Node): Node | null => Reflect.get(HTMLElement.prototype, "parentNode", node);

/** Matches an element against a selector. In a form with `<input name="matches">`, `form.matches` is the field. */
export const matches = (node: unknown, selector: string): node is HTMLElement =>
  node instanceof HTMLElement && HTMLElement.prototype.matches.call(node, selector);
