import { isElement, matches, ownDocument, ownWindow, perDocument } from "@quire/core";

/** The document and the open shadow roots in it, watched for what is inserted. */
export interface Roots {
  /** Looks at what came since the last call, and for shadow roots in it; `find` finds it as `fresh`. */
  refresh(find: () => void): void;
  /** During a `refresh`, the elements of a selector in what came; some may come twice, or again. */
  fresh(selector: string): HTMLElement[];
  /** All elements of a selector, in all roots that are known. */
  find(selector: string): HTMLElement[];
}

type Root = Document | ShadowRoot;

/** Of more pieces than these, looking through everything once is faster. */
const MANY = 100;

/** Calls `onChange`, at most once a frame, when elements have come or gone anywhere: it is to call `refresh`. */
export function watchRoots(onChange: () => void): Roots {
  const known = new Set<Root>();
  /** What has come: at first the whole document. */
  const inserted = new Set<Root | Element>([document]);
  /** Their shadow roots may come later, of which no mutation tells. */
  const expected = new Set<Element>();
  const pending = new Set<string>();
  let looked: (Root | Element)[] = [];
  let waiting = false;
  const schedule = () => {
    if (waiting) return;
    waiting = true;
    // A page in the background has no frames.
    const next: (run: () => void) => void = ownDocument.hidden
      ? (run) => setTimeout(run, 100)
      : requestAnimationFrame;
    next(() => {
      waiting = false;
      onChange();
    });
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const node of addedNodes) if (isElement(node)) inserted.add(node);
      // Also for what has gone: it is let go of.
      for (const node of [...addedNodes, ...removedNodes]) if (isElement(node)) schedule();
    }
  });

  function add(root: Root): void {
    known.add(root);
    observer.observe(root, { childList: true, subtree: true });
  }
  function look(element: Element): void {
    // It has neither a shadow root nor a dash, and its fields may stand in front of what is asked here.
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
  /** A document that elements of the page stand in front of cannot be asked itself, nor a form. */
  const all = (root: Root | Element, selector: string): NodeListOf<HTMLElement> =>
    isElement(root)
      ? (HTMLElement.prototype.querySelectorAll.call(root, selector) as NodeListOf<HTMLElement>)
      : (root === document ? ownDocument : root).querySelectorAll(selector);
  // An application gives a host its shadow root when it hydrates: no mutation tells of that either.
  const onMount = (event: Event) => {
    const [host] = event.composedPath();
    if (isElement(host)) inserted.add(host);
    schedule();
  };
  perDocument(() => ownWindow.addEventListener("quire-mount", onMount));

  return {
    refresh(find) {
      for (const root of known) if (!root.isConnected) known.delete(root);
      // What lies in another of them is looked at with it: a parser tells of a tree node by node.
      looked = [...inserted].filter(
        (one) => one.isConnected && !(inserted as Set<unknown>).has(one.parentNode),
      );
      if (looked.length > MANY) looked = [...known];
      inserted.clear();
      for (const element of expected) {
        if (element.isConnected) look(element);
        else expected.delete(element);
      }
      // It grows by the shadow roots that are found.
      for (const scope of looked) {
        if (isElement(scope)) look(scope);
        all(scope, "*").forEach(look);
      }
      find();
      looked = [];
    },
    fresh: (selector) =>
      looked.flatMap((scope) => {
        const within = [...all(scope, selector)];
        return matches(scope, selector) ? [scope, ...within] : within;
      }),
    find: (selector) => [...known].flatMap((root) => [...all(root, selector)]),
  };
}
