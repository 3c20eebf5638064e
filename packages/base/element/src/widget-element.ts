import { report, reportFault } from "@quire/core";
import type { CreateShell, Shell, ViewHost } from "@quire/core/frame";
import { expectStart } from "./expect-start.js";
import { PropSource } from "./prop-source.js";
import { attributeName, type DeclaredWidget } from "./widget.js";
import { showState, widgetShell } from "./widget-shell.js";

/** A widget's element, as what shows its view sees it. */
export interface WidgetElement extends HTMLElement {
  readonly source: PropSource;
  readonly shell: Shell;
}

/** The same of a widget whose view comes later. */
export type LaterElement = WidgetElement & ViewHost;

/** A view in an element. */
export interface MountedView {
  end(): void;
}

const NOTHING: MountedView = { end() {} };

/**
 * The class of a widget's custom element, without its view: attributes are parsed by the widget's declaration (bare
 * booleans, removal, bad JSON), properties set early or later are kept, a move keeps the view, a detached element mounts
 * nothing, `open` opens the frame, events keep their names, styles and a container come from the shell.
 *
 * On a server, where there are no elements, it gives an empty class with the declaration.
 * @param createShell makes what stands there before the view
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
      return ["open", ...props.map(attributeName)];
    }

    readonly source = new PropSource(this, widget);
    #shell: Shell | undefined;
    #view: MountedView | undefined;
    #expected: AbortController | undefined;

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
        // A server has sent along what shows: it stands until this takes its place, in one go.
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
        this.#shell?.frame?.moved(); // The view lives on.
        this.#shell?.moved?.();
        return;
      }
      // On a page its script is there: it has brought this.
      if (process.env.NODE_ENV !== "production") {
        this.#expected = new AbortController();
        expectStart(this.#expected.signal);
      }
      this.#takeEarlyProperties();
      const { frame } = this.shell;
      this.#view = NOTHING; // Opening may move the element into a dialog, which calls this method again.
      if (this.hasAttribute("open")) frame?.open();
      this.#view = this.#isMisconfigured() ? NOTHING : mount(this);
    }

    disconnectedCallback(): void {
      // A move takes the element out and puts it back within one task.
      queueMicrotask(() => {
        if (this.isConnected || !this.#view) return;
        this.#shell?.frame?.close();
        this.#end();
      });
    }

    /** With it, `moveBefore` is a move and nothing else. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, before: string | null, after: string | null): void {
      if (before === after) return;
      if (attribute === "open") this.#followOpen(after !== null);
      this.source.attributeChanged(attribute);
      const isMended = this.dataset.state === "misconfigured" && !this.source.missing();
      if (!this.#view || !isMended) return;
      this.#end();
      this.connectedCallback();
    }

    #end(): void {
      this.#view?.end();
      this.#view = undefined;
      if (process.env.NODE_ENV !== "production") this.#expected?.abort();
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
