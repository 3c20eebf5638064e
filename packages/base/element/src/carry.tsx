import { ownDocument, report, shieldDocument, uniqueId } from "@quire/core";
import type { Shell } from "@quire/core/frame";
import r2wc from "@r2wc/react-to-web-component";
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { hydrateRoot } from "react-dom/client";
import type { EarlyContent } from "./first-render.js";
import type { ReactView } from "./react-view.js";
import type { AnyWidget } from "./widget.js";
import type { WidgetElement } from "./widget-element.js";
import { WidgetView } from "./widget-view.js";

/** What r2wc makes, as far as it is used here: it renders into `container`, and stands on no page itself. */
interface Carrier extends HTMLElement {
  container: HTMLElement;
  carried: () => ReactNode;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

let carrierClass: (new () => Carrier) | undefined;

/** r2wc hands its element to the component as `container`, and types its class as any element's. */
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
 * Has r2wc carry a view in React into an element's shell.
 * @param early what stands there before it
 * @returns takes it away
 */
export function carry(
  { shell, source }: WidgetElement,
  { name, root }: AnyWidget,
  { Component, styles }: ReactView<never>,
  early?: EarlyContent,
): () => void {
  // Its props come from the declaration that the view was typed by.
  const View = Component as ComponentType<object>;
  function ElementView(): ReactNode {
    const values = useSyncExternalStore(source.subscribe, source.snapshot, source.snapshot);
    useEffect(() => {
      const lost = early?.adopted();
      if (lost) tellOf(lost, shell);
    }, []);
    return (
      <WidgetView name={name} root={root} styles={styles} shell={shell} early={early}>
        <View {...values} />
      </WidgetView>
    );
  }
  const carrier = createCarrier();
  const isThere = early?.handOver();
  carrier.container = isThere ? shielded(ownDocument.createElement("div")) : shell.container;
  carrier.carried = isThere ? adopting(shell.container, ElementView) : ElementView;
  carrier.connectedCallback();
  return () => carrier.disconnectedCallback();
}

/** React has thrown away what stood there, for it was not what it would have made. */
function tellOf(lost: HTMLElement, { host, container }: Shell): void {
  // A copy of the element, as it begins: it may be another one before that has come.
  const now = container.cloneNode(true) as HTMLElement;
  import("./tell-difference.js")
    .then(({ tellDifference }) => tellDifference(host.localName, lost, now))
    .catch(report);
}

/** What a page has named like a part of the document is not in React's way. */
function shielded(container: HTMLElement): HTMLElement {
  shieldDocument(container);
  return container;
}

/** r2wc always renders afresh: beside it, the view adopts what stands in `container` already, for as long as r2wc says. */
function adopting(container: HTMLElement, View: ComponentType): () => ReactNode {
  return function Adopting(): ReactNode {
    useLayoutEffect(() => {
      // What it takes for different, it makes anew: `adopted` finds that out.
      const root = hydrateRoot(container, <View />, { onRecoverableError() {} });
      return () => queueMicrotask(() => root.unmount());
    }, []);
    return null;
  };
}
