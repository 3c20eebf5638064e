/**
 * Returns a proxy for the members of `target`, without those that page elements hide: `<img name="querySelector">` hides
 * the document's method, `<a id="addEventListener">` the window's. Members replaced by scripts are used. The arguments are
 * functions, because a server has neither object.
 */
function unshadowed<T extends object>(target: () => T, prototype: () => object): T {
  return new Proxy({} as T, {
    get(_, name) {
      const member: unknown = Reflect.get(getPropertyOwner(target(), prototype(), name), name, target());
      return typeof member === "function" ? member.bind(target()) : member;
    },
    set: (_, name, value) =>
      Reflect.set(getPropertyOwner(target(), prototype(), name), name, value, target()),
  });
}

/** Returns the object that has the real member. Page elements appear as own plain values, unlike members set by scripts. */
function getPropertyOwner(target: object, prototype: object, name: string | symbol): object {
  const { get, set, value } = Object.getOwnPropertyDescriptor(target, name) ?? {};
  const isMethodOrAccessor = [get, set, value].some((one) => typeof one === "function");
  return isMethodOrAccessor || !(name in prototype) ? target : prototype;
}

/** `document` without members hidden by page elements. Where a node is needed, use `document` itself. */
export const ownDocument: Document = /* @__PURE__ */ unshadowed(
  () => document,
  // Not `Document`, which MooTools replaces, nor `HTMLDocument`, which Vitest with jsdom lacks.
  () => Object.getPrototypeOf(document),
);

/** The window's methods as an event target. Names of the page's elements have no effect. */
export const ownWindow: Pick<Window, "addEventListener" | "removeEventListener" | "dispatchEvent"> =
  /* @__PURE__ */ unshadowed(
    () => window,
    () => EventTarget.prototype,
  );

/** Returns the document or shadow root of a node, also in a frame. The page's own document is `ownDocument`. */
export function getTree(node: Node): Document | ShadowRoot {
  const root = node.getRootNode();
  // `instanceof` fails for nodes of a frame. Only documents and shadow roots have `adoptedStyleSheets`.
  const isTree = root !== document && "adoptedStyleSheets" in root;
  return isTree ? (root as Document | ShadowRoot) : ownDocument;
}

/** Returns a node's parent. In a form with `<input name="parentNode">`, `form.parentNode` is the field. */
export const getParent = (node: Node): Node | null => Reflect.get(HTMLElement.prototype, "parentNode", node);

/** Matches an element against a selector. In a form with `<input name="matches">`, `form.matches` is the field. */
export const matches = (node: unknown, selector: string): node is HTMLElement =>
  node instanceof HTMLElement && HTMLElement.prototype.matches.call(node, selector);

/** Recognizes an element. `instanceof Element` fails when an old library has replaced `Element`. */
export function isElement(thing: unknown): thing is Element {
  return thing instanceof Node && thing.nodeType === Node.ELEMENT_NODE;
}
