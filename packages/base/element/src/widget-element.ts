import { report, reportFault } from "@quire/core";
import type { CreateShell, Shell, ViewHost } from "@quire/core/frame";
import { expectStart } from "./expect-start.js";
import { PropSource } from "./prop-source.js";
import { type DeclaredWidget, getAttributeName } from "./widget.js";
import { showState, widgetShell } from "./widget-shell.js";

/** A widget's element, for the code that mounts its view. */
export interface WidgetElement extends HTMLElement {
  readonly source: PropSource;
  readonly shell: Shell;
}

/** The element of a widget whose view loads later. */
export type LaterElement = WidgetElement & ViewHost;

/** A view in an element. */
export interface MountedView {
  end(): void;
}

const NOTHING: MountedView = { end() {} };

/**
 * Creates the class of a widget's custom element, without its view. The class parses attributes, keeps
 * properties that were set early, opens the frame by the attribute `open`, and keeps the view when the
 * element moves.
 * A server has no custom elements, so there it returns an empty class with the declaration.
 * @param createShell creates the initial content
 * @param mount shows the view in the element's shell, now or when it is needed
 */
export function widgetElement(
  widget: DeclaredWidget,
  createShell: CreateShell,
  mount: (element: WidgetElement) => MountedView,
): CustomElementConstructor {
  if (typeof HTMLElement === "undefined")
    return Object.assign(class {}, { widget }) as unknown as CustomElementConstructor;
  const { name } = widget;
  const props = Object.keys(widget.attributes);

  class Defined extends HTMLElement implements WidgetElement {
    static get observedAttributes(): string[] {
      return ["open", ...props.map(getAttributeName)];
    }

    readonly source = new PropSource(this, widget);
    #shell: Shell | undefined;
    #view: MountedView | undefined;
    #startController: AbortController | undefined;

    get shell(): Shell {
      this.#shell ??= widgetShell(this, createShell);
      return this.#shell;
    }

    get open(): boolean {
      return this.hasAttribute("open");
    }

    set open(value: boolean) {
      this.toggleAttribute("open", value === true);
    }

    connectedCallback(): void {
      if (this.dataset.quirePrerendered) {
        // Prerendered markup stays visible until the element replaces it in one task.
        import("./adopt.js")
          .then(({ adopt }) => adopt(this))
          .catch((cause) => {
            report(cause);
            this.dataset.quirePrerendered = "";
            this.connectedCallback();
          });
        return;
      }
      if (this.#view) {
        this.#shell?.frame?.moved(); // The element was moved, so the view stays.
        this.#shell?.moved?.();
        return;
      }
      // On pages the loader defines the elements. Only development builds of applications check that it was
      // started.
      if (process.env.NODE_ENV !== "production") {
        this.#startController = new AbortController();
        expectStart(this.#startController.signal);
      }
      this.#takeEarlyProperties();
      const { frame } = this.shell;
      this.#view = NOTHING; // Opening may move the element into a dialog, which calls this method again.
      if (this.hasAttribute("open")) frame?.open();
      this.#view = this.#isMisconfigured() ? NOTHING : mount(this);
    }

    disconnectedCallback(): void {
      // A move removes the element and inserts it again within one task.
      queueMicrotask(() => {
        if (this.isConnected || !this.#view) return;
        this.#shell?.frame?.close();
        this.#end();
      });
    }

    /** Its presence keeps `moveBefore` from calling the other two callbacks. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, before: string | null, after: string | null): void {
      if (before === after) return;
      if (attribute === "open") this.#followOpen(after !== null);
      this.source.attributeChanged(attribute);
      const isNowConfigured = this.dataset.state === "misconfigured" && !this.source.missing();
      if (!this.#view || !isNowConfigured) return;
      this.#end();
      this.connectedCallback();
    }

    #end(): void {
      this.#view?.end();
      this.#view = undefined;
      if (process.env.NODE_ENV !== "production") this.#startController?.abort();
    }

    #followOpen(open: boolean): void {
      if (!this.isConnected) return;
      if (open) this.shell.frame?.open();
      else this.#shell?.frame?.close();
    }

    #isMisconfigured(): boolean {
      const missing = this.source.missing();
      if (missing === undefined) return false;
      const fix = `Add ${missing}="…" to the tag (data-${missing} on a data mount).`;
      reportFault("attribute/missing", `<quire-${name}> needs the attribute "${missing}".`, { fix });
      showState(this, name, "misconfigured");
      return true;
    }

    /**
     * Applies properties that were set before the element was defined. As own properties they hide the
     * accessors of the class.
     */
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
    Object.defineProperty(Defined.prototype, prop, {
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
  return Defined;
}
