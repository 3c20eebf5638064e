import { ownDocument, report, shieldDocument, uniqueId } from "@quire/core";
import type { Shell } from "@quire/core/frame";
import r2wc from "@r2wc/react-to-web-component";
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { hydrateRoot } from "react-dom/client";
import type { InitialView } from "./initial.js";
import type { ReactView } from "./react-view.js";
import type { AnyWidget } from "./widget.js";
import type { WidgetElement } from "./widget-element.js";
import { WidgetView } from "./widget-view.js";

/**
 * The members of r2wc's element that this module uses. It renders into `container`, and is never added to a
 * page.
 */
interface Carrier extends HTMLElement {
  container: HTMLElement;
  carried: () => ReactNode;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

let carrierClass: (new () => Carrier) | undefined;

/**
 * Creates r2wc's element. The casts are needed, because r2wc passes its element as the untyped prop
 * `container`.
 */
function createCarrier(): Carrier {
  if (!carrierClass) {
    const Carried = ({ container }: { readonly container: Carrier }) => <container.carried />;
    carrierClass = r2wc(Carried as unknown as ComponentType, {
      props: [],
      events: [],
    }) as unknown as new () => Carrier;
    customElements.define(uniqueId("carrier"), carrierClass);
  }
  return new carrierClass();
}

/**
 * Renders a React view into an element's shell, by r2wc.
 * @param initial the initial content, which the view hydrates
 * @returns a function that unmounts the view
 */
export function carry(
  { shell, source }: WidgetElement,
  { name, root }: AnyWidget,
  { Component, styles }: ReactView<never>,
  initial?: InitialView,
): () => void {
  // The view's props are the attributes and events of the declaration.
  const View = Component as ComponentType<object>;
  function ElementView(): ReactNode {
    const values = useSyncExternalStore(source.subscribe, source.snapshot, source.snapshot);
    useEffect(() => {
      const lost = initial?.adopted();
      if (lost) reportLost(lost, shell);
    }, []);
    return (
      <WidgetView name={name} root={root} styles={styles} shell={shell} initial={initial}>
        <View {...values} />
      </WidgetView>
    );
  }
  const carrier = createCarrier();
  const hydrates = initial?.handOver();
  carrier.container = hydrates ? shield(ownDocument.createElement("div")) : shell.container;
  carrier.carried = hydrates ? createHydration(shell.container, ElementView) : ElementView;
  carrier.connectedCallback();
  return () => carrier.disconnectedCallback();
}

/** Reports initial content that React replaced because it differs from the view's first render. */
function reportLost(lost: HTMLElement, { host, container }: Shell): void {
  // The view may change before the module is loaded, so a copy keeps its first render.
  const now = container.cloneNode(true) as HTMLElement;
  import("./report-difference.js")
    .then(({ reportDifference }) => reportDifference(host.localName, lost, now))
    .catch(report);
}

/** Protects React from page elements whose names hide members of the document. */
function shield(container: HTMLElement): HTMLElement {
  shieldDocument(container);
  return container;
}

/**
 * A component that hydrates `container` while it is mounted. r2wc cannot do this, because it always renders
 * from scratch.
 */
function createHydration(container: HTMLElement, View: ComponentType): () => ReactNode {
  return function Hydrating(): ReactNode {
    useLayoutEffect(() => {
      // React renders again where markup differs. `InitialView.adopted` detects that, so React need not
      // report it.
      const root = hydrateRoot(container, <View />, { onRecoverableError() {} });
      return () => queueMicrotask(() => root.unmount());
    }, []);
    return null;
  };
}
