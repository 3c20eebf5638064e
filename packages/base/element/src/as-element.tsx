import { afterPaint, messagesReady, reportFault } from "@quire/core";
import type { Shell } from "@quire/frame";
import r2wc from "@r2wc/react-to-web-component";
import { type ComponentType, type ReactNode, useSyncExternalStore } from "react";
import { expectStart } from "./expect-start.js";
import { showState, widgetShell } from "./host-context.js";
import { PropSource } from "./prop-source.js";
import { type AnyWidget, attributeName } from "./widget.js";
import { WidgetView } from "./widget-view.js";

/** The class that r2wc makes, as far as the adapter touches it: React renders into `container`. */
interface R2wcElement extends HTMLElement {
  container: HTMLElement;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * The custom-element form of a widget: r2wc makes the class and its React root, this subclass cures
 * what r2wc leaves open. Attributes are parsed by the widget's declaration (bare booleans, removal, bad
 * JSON), properties set early or later are kept, a move keeps the root, a detached element mounts
 * nothing, events keep their names, styles and a container come from the shell.
 *
 * On a server, where there are no elements, it gives an empty class.
 */
export function asElement(widget: AnyWidget): CustomElementConstructor {
  if (typeof HTMLElement === "undefined") return class {} as unknown as CustomElementConstructor;
  const { name } = widget;
  // Its props come from the declaration that the view was typed by.
  const View = widget.view as ComponentType<object>;
  const props = Object.keys(widget.attributes);

  function ElementView({ container: element }: { readonly container: WidgetElement }): ReactNode {
    const values = useSyncExternalStore(element.source.subscribe, element.source.snapshot);
    return (
      <WidgetView widget={widget} shell={element.shell}>
        <View {...values} />
      </WidgetView>
    );
  }

  // r2wc hands its element to the component as `container`, and types its class as any element's.
  const Base = r2wc(ElementView as unknown as ComponentType, { props: [], events: [] }) as unknown as {
    new (): R2wcElement;
  };

  class WidgetElement extends Base {
    static get observedAttributes(): string[] {
      return [...new Set(["open", ...props.map(attributeName)])];
    }

    readonly source = new PropSource(this, widget);
    #shell: Shell | undefined;
    #mounted = false;
    #connected = new AbortController();

    get shell(): Shell {
      this.#shell ??= widgetShell(this, widget);
      return this.#shell;
    }

    get open(): boolean {
      return this.hasAttribute("open");
    }

    set open(value: boolean) {
      this.toggleAttribute("open", value === true);
    }

    override connectedCallback(): void {
      if (this.#mounted) {
        this.#shell?.frame?.moved(); // The root lives on.
        return;
      }
      this.#mounted = true;
      this.#connected = new AbortController();
      // On a page its script is there: it has brought this.
      if (process.env.NODE_ENV !== "production") expectStart(this.#connected.signal);
      this.#takeEarlyProperties();
      this.container = this.shell.container;
      if (this.hasAttribute("open")) this.shell.frame?.open();
      if (this.#isMisconfigured()) return;
      showState(this, name, "loading");
      messagesReady().then(() => {
        // An open frame is painted before React takes its time.
        if (this.#shell?.frame?.isOpen) afterPaint(() => this.#render(), 100);
        else this.#render();
      });
    }

    #render(): void {
      if (this.#mounted) super.connectedCallback();
    }

    override disconnectedCallback(): void {
      // A move takes the element out and puts it back within one task.
      queueMicrotask(() => {
        if (this.isConnected || !this.#mounted) return;
        this.#mounted = false;
        this.#connected.abort();
        this.#shell?.frame?.close();
        super.disconnectedCallback();
      });
    }

    /** With it, `moveBefore` is a move and nothing else. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, before: string | null, after: string | null): void {
      if (before === after) return;
      if (attribute === "open") this.#followOpen(after !== null);
      this.source.attributeChanged(attribute);
      if (this.#mounted && this.dataset.state === "misconfigured" && !this.source.missing()) this.#remount();
    }

    #followOpen(open: boolean): void {
      if (!this.isConnected) return;
      if (open) this.shell.frame?.open();
      else this.#shell?.frame?.close();
    }

    #remount(): void {
      this.#mounted = false;
      this.#connected.abort();
      this.connectedCallback();
    }

    #isMisconfigured(): boolean {
      const missing = this.source.missing();
      if (missing === undefined) return false;
      const fix = `Add ${missing}="…" to the tag (data-${missing} on a data mount).`;
      reportFault("attribute/missing", `<quire-${name}> needs the attribute "${missing}".`, { fix });
      showState(this, name, "misconfigured");
      return true;
    }

    /** Properties that were set before the element was defined lie on the instance, over the accessors. */
    #takeEarlyProperties(): void {
      for (const prop of ["open", ...props]) {
        const early = Object.getOwnPropertyDescriptor(this, prop);
        if (!early) continue;
        Reflect.deleteProperty(this, prop);
        Reflect.set(this, prop, early.value);
      }
    }
  }

  for (const prop of props) {
    if (prop === "open") continue;
    Object.defineProperty(WidgetElement.prototype, prop, {
      configurable: true,
      enumerable: true,
      get(this: WidgetElement) {
        return this.source.snapshot()[prop];
      },
      set(this: WidgetElement, value: unknown) {
        this.source.setProperty(prop, value);
      },
    });
  }
  return WidgetElement;
}
