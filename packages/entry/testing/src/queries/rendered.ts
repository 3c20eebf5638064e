/** The rendered part of a page below one node. */
export interface Rendered {
  /** Nodes to search: together they contain every rendered element. */
  readonly roots: readonly ParentNode[];
  /** Position of each rendered element, in the order of the page. */
  readonly order: ReadonlyMap<Element, number>;
}

/**
 * Reads the elements below a node as a browser renders them: a host shows its open shadow root, and slots show the
 * host's own children. Children without a slot are not rendered.
 */
export function readRendered(container: ParentNode): Rendered {
  const roots = new Set<ParentNode>([container]);
  const order = new Map<Element, number>();
  const visit = (element: Element) => {
    order.set(element, order.size);
    for (const child of getChildren(element, roots)) visit(child);
  };
  for (const child of container instanceof Element ? getChildren(container, roots) : container.children)
    visit(child);
  return { roots: [...roots], order };
}

/** Returns the rendered children of an element, and adds the node that contains them to the roots. */
function getChildren(element: Element, roots: Set<ParentNode>): Iterable<Element> {
  const { shadowRoot } = element;
  if (shadowRoot) {
    roots.add(shadowRoot);
    return shadowRoot.children;
  }
  const slotted = element instanceof HTMLSlotElement ? element.assignedElements() : [];
  for (const { parentElement } of slotted) if (parentElement) roots.add(parentElement);
  return slotted.length ? slotted : element.children;
}

/** Returns a function that finds out if assistive technology can reach an element. It looks at each element once. */
export function createReach(): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  const isShown = (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const parent = getParent(element);
    const shown = (!parent || isShown(parent)) && !hidesContent(element);
    known.set(element, shown);
    return shown;
  };
  return (element) => isShown(element) && getComputedStyle(element).visibility !== "hidden";
}

/** Returns the element around another one, as it is rendered. */
function getParent(element: Element): Element | undefined {
  const { assignedSlot, parentNode } = element;
  if (assignedSlot) return assignedSlot;
  if (parentNode instanceof ShadowRoot) return parentNode.host;
  return parentNode instanceof Element ? parentNode : undefined;
}

const hidesContent = (element: Element) =>
  element.hasAttribute("hidden") ||
  element.hasAttribute("inert") ||
  element.getAttribute("aria-hidden") === "true" ||
  getComputedStyle(element).display === "none";
