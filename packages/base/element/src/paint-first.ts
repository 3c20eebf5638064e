import { ownDocument, QuireError, runtime } from "@quire/core";
import { domShell } from "./dom-view.js";
import { isLight, type ShelledElement } from "./initial.js";
import { PropSource } from "./prop-source.js";
import { viewShell } from "./view-shell.js";
import type { AnyDomWidget, AnyWidget, DeclaredWidget } from "./widget.js";
import { widgetShell } from "./widget-shell.js";

export { formatMark, RELEASE } from "./prerendered-mark.js";
export { declaredOnServer } from "./register.js";
export { type DeclaredWidget, getAttributeName } from "./widget.js";

/** The first render of a host, for prerendered markup. */
export interface FirstPaint {
  readonly root: ShadowRoot;
  /** The position of each element in the order of creation. */
  readonly order: ReadonlyMap<Element, number>;
  /** Style sheets of the shadow root. */
  readonly styles: readonly string[];
  /** True when the render contains initial content. */
  readonly hasInitialContent: boolean;
  /** The initial content if it is in the light DOM. */
  readonly light: LightPaint | undefined;
}

interface LightPaint {
  readonly container: HTMLElement;
  readonly styles: readonly string[];
}

/**
 * Renders in a simulated DOM the content that a widget's element shows when it is connected. A plain-DOM
 * widget renders completely. A widget with a React view renders its shell, and initial content if it is the
 * same for every user.
 * @throws QuireError `attribute/missing`
 */
export function paintFirst(host: HTMLElement, declared: DeclaredWidget): FirstPaint {
  // Every declaration has one of these two types.
  const widget = declared as AnyWidget | AnyDomWidget;
  const source = new PropSource(host, widget);
  const missing = source.missing();
  if (missing)
    throw new QuireError("attribute/missing", `<quire-${widget.name}> needs the attribute "${missing}".`);
  const order = new Map<Element, number>();
  let hasInitialContent = false;
  let light: LightPaint | undefined;
  const root = recordOrder(order, () => {
    if (!("dom" in widget)) {
      const shell = widgetShell(host, viewShell(widget));
      const element = Object.assign(host, { shell, source, async showView() {} });
      hasInitialContent = widget.initial !== undefined && renderInitialContent(element, widget.initial);
      if (hasInitialContent && isLight(shell))
        light = { container: shell.container, styles: getStyles(host) };
      return shell.root;
    }
    const create = domShell(widget);
    const shell = create(host) as ReturnType<typeof create> & {
      readonly view: { set(values: unknown): void; end(): void };
    };
    shell.view.set(source.snapshot());
    shell.view.end();
    return shell.root;
  });
  return { root, order, styles: getStyles(root), hasInitialContent, light };
}

/**
 * Renders initial content as the element does on the page. Aborting the signal puts the page's own form back.
 * @returns true if the widget has initial content
 */
function renderInitialContent(host: ShelledElement, initial: NonNullable<AnyWidget["initial"]>): boolean {
  const controller = new AbortController();
  host.dataset.quirePrerendered = "";
  const { shown } = initial(host, controller.signal);
  delete host.dataset.quirePrerendered;
  controller.abort();
  if (shown) host.shell.container.append(shown);
  return shown !== undefined;
}

/** Runs `make`, and records in `order` the position of each element that it creates. */
function recordOrder<T>(order: Map<Element, number>, make: () => T): T {
  const create = ownDocument.createElement.bind(document);
  let made = 0;
  const count = (tag: string) => {
    const element = create(tag);
    order.set(element, made++);
    return element;
  };
  Object.defineProperty(document, "createElement", { value: count, configurable: true, writable: true });
  try {
    return make();
  } finally {
    Reflect.deleteProperty(document, "createElement");
  }
}

/** Returns the style sheets that `adoptStyles` has recorded for a host or a root. */
function getStyles(place: object): readonly string[] {
  const all = runtime().shared.get("styles-of") as WeakMap<object, ReadonlySet<string>> | undefined;
  return [...(all?.get(place) ?? [])];
}
