import { uniqueId } from "@quire/core";
import r2wc from "@r2wc/react-to-web-component";
import { type ComponentType, type ReactNode, useSyncExternalStore } from "react";
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

/** Has r2wc carry a view in React into an element's shell. @returns takes it away */
export function carry(
  { shell, source }: WidgetElement,
  { name, root }: AnyWidget,
  { Component, styles }: ReactView<never>,
): () => void {
  // Its props come from the declaration that the view was typed by.
  const View = Component as ComponentType<object>;
  const carrier = createCarrier();
  carrier.container = shell.container;
  carrier.carried = function ElementView() {
    const values = useSyncExternalStore(source.subscribe, source.snapshot);
    return (
      <WidgetView name={name} root={root} styles={styles} shell={shell}>
        <View {...values} />
      </WidgetView>
    );
  };
  carrier.connectedCallback();
  return () => carrier.disconnectedCallback();
}
