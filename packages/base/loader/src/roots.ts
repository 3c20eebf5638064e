import { isElement, matches, ownDocument, ownWindow, perDocument } from "@quire/core";

/** Watches the document and its open shadow roots for inserted elements. */
export interface Roots {
  /** Collects elements and shadow roots inserted since the last call. `find` reads them with `getInserted`. */
  refresh(find: () => void): void;
  /**
   * Returns inserted elements that match a selector, during a `refresh`. An element may be returned twice.
   */
  getInserted(selector: string): HTMLElement[];
  /** Returns all elements that match a selector, in all known roots. */
  find(selector: string): HTMLElement[];
}

type Root = Document | ShadowRoot;

/** With more inserted elements than this, one search through everything is faster. */
const MAX_SEPARATE_SEARCHES = 100;

/**
 * Calls `onChange` at most once a frame after elements were inserted or removed. `onChange` must call
 * `refresh`.
 */
export function watchRoots(onChange: () => void): Roots {
  const known = new Set<Root>();
  /** Inserted elements, and at first the whole document. */
  const inserted = new Set<Root | Element>([document]);
  /** Elements whose shadow roots may be attached later, without a mutation record. */
  const expected = new Set<Element>();
  const pending = new Set<string>();
  let looked: (Root | Element)[] = [];
  let waiting = false;
  const schedule = () => {
    if (waiting) return;
    waiting = true;
    // Background pages get no animation frames.
    const next: (run: () => void) => void = ownDocument.hidden
      ? (run) => setTimeout(run, 100)
      : requestAnimationFrame;
    next(() => {
      waiting = false;
      onChange();
    });
  };
  const observer = new MutationObserver((records) => {
    // The simulated page of a test may end before its last records arrive.
    if (typeof document === "undefined") return;
    for (const { addedNodes, removedNodes } of records) {
      for (const node of addedNodes) if (isElement(node)) inserted.add(node);
      // Removed elements count too, so that they are released.
      for (const node of [...addedNodes, ...removedNodes]) if (isElement(node)) schedule();
    }
  });

  function add(root: Root): void {
    known.add(root);
    observer.observe(root, { childList: true, subtree: true });
  }
  function look(element: Element): void {
    // A form has no shadow root and no dash. Its fields may hide the properties that this reads.
    if (element instanceof HTMLFormElement) return;
    const { shadowRoot, localName } = element;
    if (shadowRoot) {
      expected.delete(element);
      if (known.has(shadowRoot)) return;
      add(shadowRoot);
      looked.push(shadowRoot);
    } else if (localName.includes("-")) {
      expected.add(element);
      if (pending.has(localName) || customElements.get(localName)) return;
      pending.add(localName);
      customElements.whenDefined(localName).then(schedule, () => {});
    }
  }
  add(document);
  /** Queries safely: named elements of the page may hide methods of the document or of a form. */
  const all = (root: Root | Element, selector: string): NodeListOf<HTMLElement> =>
    isElement(root)
      ? (HTMLElement.prototype.querySelectorAll.call(root, selector) as NodeListOf<HTMLElement>)
      : (root === document ? ownDocument : root).querySelectorAll(selector);
  // When an application hydrates, it attaches a host's shadow root without a mutation record.
  const onMount = (event: Event) => {
    const [host] = event.composedPath();
    if (isElement(host)) inserted.add(host);
    schedule();
  };
  perDocument(() => ownWindow.addEventListener("quire-mount", onMount));

  return {
    refresh(find) {
      for (const root of known) if (!root.isConnected) known.delete(root);
      // The parser reports a tree node by node. A node inside another inserted node is searched with that
      // one.
      looked = [...inserted].filter(
        (one) => one.isConnected && !(inserted as Set<unknown>).has(one.parentNode),
      );
      if (looked.length > MAX_SEPARATE_SEARCHES) looked = [...known];
      inserted.clear();
      for (const element of expected) {
        if (element.isConnected) look(element);
        else expected.delete(element);
      }
      // The loop adds the shadow roots that it finds.
      for (const scope of looked) {
        if (isElement(scope)) look(scope);
        all(scope, "*").forEach(look);
      }
      find();
      looked = [];
    },
    getInserted: (selector) =>
      looked.flatMap((scope) => {
        const within = [...all(scope, selector)];
        return matches(scope, selector) ? [scope, ...within] : within;
      }),
    find: (selector) => [...known].flatMap((root) => [...all(root, selector)]),
  };
}
