/** An observer for a DOM without layout: it never calls back. */
class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

const STATES = /:(modal|popover-open)/g;

/**
 * Adds missing browser APIs to a simulated DOM such as jsdom or happy-dom, so that tests of applications can
 * render widgets. It acts only with NODE_ENV=test, and never in a browser.
 */
export function completeDom(): void {
  if (process.env.NODE_ENV !== "test" || !isSimulated()) return;
  const noMedia = { matches: false, addEventListener() {}, removeEventListener() {} };
  const noAnimation = { finished: Promise.resolve(), cancel() {}, addEventListener() {} };
  defineMissing(globalThis, {
    matchMedia: (media: string) => ({ media, ...noMedia }),
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
  });
  defineMissing(CSSStyleSheet.prototype, { replaceSync() {} });
  for (const kind of [Document, ShadowRoot]) defineMissing(kind.prototype, { adoptedStyleSheets: [] });
  defineMissing(Element.prototype, {
    scrollIntoView() {},
    scrollTo() {},
    checkVisibility: () => true,
    getAnimations: () => [],
    animate: () => noAnimation,
  });
  defineMissing(Document.prototype, { execCommand: () => false });
  defineMissing(HTMLElement.prototype, {
    showPopover: setOpen,
    hidePopover: setClosed,
  });
  reflectPopover();
  defineMissing(HTMLDialogElement.prototype, { show: setOpen, showModal: setOpen, close: setClosed });
  replaceStateSelectors();
  keepFocusReadable();
  computeStylesOnce();
}

const isSimulated = () => !("animate" in Element.prototype) || !("showPopover" in HTMLElement.prototype);

/** Adds the property that selector engines read for `:popover-open`. */
function reflectPopover(): void {
  if ("popover" in HTMLElement.prototype) return;
  Object.defineProperty(HTMLElement.prototype, "popover", {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute("popover");
    },
    set(this: HTMLElement, value: string | null) {
      if (value === null) this.removeAttribute("popover");
      else this.setAttribute("popover", value);
    },
  });
}

function setOpen(this: HTMLElement): void {
  this.setAttribute("open", "");
}

function setClosed(this: HTMLElement): void {
  this.removeAttribute("open");
}

/** Defines missing members. Members that a test has defined stay. */
function defineMissing(target: object, missing: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(missing)) {
    const isDefined = target === globalThis ? Reflect.get(target, name) : name in target;
    if (!isDefined) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

/** Replaces `:modal` and `:popover-open` with `[open]`, because simulated selector engines throw at them. */
function replaceStateSelectors(): void {
  for (const name of ["matches", "querySelector", "querySelectorAll"] as const) {
    const original: (selector: string) => unknown = Element.prototype[name];
    const known = function (this: Element, selector: string) {
      return original.call(this, selector.replace(STATES, "[open]"));
    };
    Object.defineProperty(Element.prototype, name, { value: known, configurable: true, writable: true });
  }
}

/** happy-dom throws at a shadow root's `activeElement` while the focus is in another shadow root. */
function keepFocusReadable(): void {
  const { get: read, ...own } = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, "activeElement") ?? {};
  if (!read) return;
  const readSafely = function (this: ShadowRoot) {
    try {
      return read.call(this);
    } catch {
      return null;
    }
  };
  Object.defineProperty(ShadowRoot.prototype, "activeElement", {
    ...own,
    get: readSafely,
    configurable: true,
  });
}

/**
 * jsdom computes the style of a popover to match `:popover-open`, and its own style sheet requests that style
 * again. Without this function each computation recurses until the stack overflows, which takes seconds.
 */
function computeStylesOnce(): void {
  const view = document.defaultView;
  if (!view) return;
  const compute = view.getComputedStyle;
  let isComputing = false;
  view.getComputedStyle = (element, ...rest) => {
    // Only jsdom itself asks during the computation, and reads only these two. `showPopover` above sets
    // `open`.
    if (isComputing)
      return { display: element.hasAttribute("open") ? "block" : "none", visibility: "visible" } as never;
    isComputing = true;
    try {
      return compute.call(view, element, ...rest);
    } finally {
      isComputing = false;
    }
  };
}
