import { afterPaint, messagesReady, uniqueId } from "@quire/core";
import r2wc from "@r2wc/react-to-web-component";
import { type ComponentType, type ReactNode, useSyncExternalStore } from "react";
import type { AnyWidget } from "./widget.js";
import { type WidgetElement, widgetElement } from "./widget-element.js";
import { showState } from "./widget-shell.js";
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

/** The custom-element form of a widget with a React view: r2wc carries React into the element's shell. */
export function asElement(widget: AnyWidget): CustomElementConstructor {
  // Its props come from the declaration that the view was typed by.
  const View = widget.view as ComponentType<object>;

  function carry(element: WidgetElement): Carrier {
    const { shell, source } = element;
    const carrier = createCarrier();
    carrier.container = shell.container;
    carrier.carried = function ElementView() {
      const values = useSyncExternalStore(source.subscribe, source.snapshot);
      return (
        <WidgetView widget={widget} shell={shell}>
          <View {...values} />
        </WidgetView>
      );
    };
    carrier.connectedCallback();
    return carrier;
  }

  return widgetElement(widget, (element) => {
    let carrier: Carrier | undefined;
    let isOver = false;
    const render = () => {
      if (!isOver) carrier = carry(element);
    };
    showState(element, widget.name, "loading");
    void messagesReady().then(() => {
      // An open frame is painted before React takes its time.
      if (element.shell.frame?.isOpen) afterPaint(render, 100);
      else render();
    });
    return () => {
      isOver = true;
      carrier?.disconnectedCallback();
    };
  });
}
