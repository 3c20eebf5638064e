/** The document and the open shadow roots in it, watched for what is inserted. */
export interface Roots {
  /** Looks for shadow roots that came since the last call. */
  refresh(): void;
  /** All elements of a selector, in all roots that are known. */
  find(selector: string): HTMLElement[];
}

/** Calls `onChange`, at most once a frame, when something is inserted anywhere. */
export function watchRoots(onChange: () => void): Roots {
  const known = new Set<Document | ShadowRoot>();
  let waiting = false;
  const schedule = () => {
    if (waiting) return;
    waiting = true;
    // A page in the background has no frames.
    const next: (run: () => void) => void = document.hidden
      ? (run) => setTimeout(run, 100)
      : requestAnimationFrame;
    next(() => {
      waiting = false;
      onChange();
    });
  };
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) schedule();
  });
  const pending = new Set<string>();

  function add(root: Document | ShadowRoot): void {
    known.add(root);
    observer.observe(root, { childList: true, subtree: true });
  }
  function search(root: Document | ShadowRoot): void {
    for (const element of root.querySelectorAll("*")) {
      const { shadowRoot, localName } = element;
      if (shadowRoot && !known.has(shadowRoot)) {
        add(shadowRoot);
        search(shadowRoot);
      } else if (localName.includes("-") && !pending.has(localName) && !customElements.get(localName)) {
        // Its shadow root comes with its definition, of which no mutation tells.
        pending.add(localName);
        customElements.whenDefined(localName).then(schedule, () => {});
      }
    }
  }
  add(document);

  return {
    refresh() {
      for (const root of known) {
        if (root.isConnected) search(root);
        else known.delete(root);
      }
    },
    find: (selector) =>
      [...known].flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(selector))),
  };
}
