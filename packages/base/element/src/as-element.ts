import { messagesReady, QuireError, report, runtime, scheduleRetries } from "@quire/core";
import type { ViewHost } from "@quire/core/frame";
import { clearLost, showLost } from "./lost-view.js";
import { showWhenNeeded } from "./show-when-needed.js";
import { viewShell } from "./view-shell.js";
import type { AnyWidget } from "./widget.js";
import { type LaterElement, type MountedView, widgetElement } from "./widget-element.js";
import { showState } from "./widget-shell.js";

type Declared = Pick<AnyWidget, "shell" | "loading">;

interface LaterView extends MountedView {
  show(): Promise<void>;
}

/**
 * Creates the custom element of a widget with a React view. The shell shows at once. The view is imported
 * when it is needed, and r2wc renders it into the shell.
 * @example
 * register("mini-cart", asElement(miniCart));
 * @__NO_SIDE_EFFECTS__
 */
export function asElement(widget: AnyWidget): CustomElementConstructor {
  const shown = new WeakSet<HTMLElement>();
  const views = new WeakMap<HTMLElement, LaterView>();
  const Shelled = widgetElement(widget, viewShell(widget), (element) => {
    // The class below defines `loading` and `showView`.
    const view = mountLater(element as LaterElement, widget, () => shown.add(element));
    views.set(element, view);
    if (shown.has(element)) view.show().catch(() => {}); // The element was removed, and is on the page again.
    return {
      end() {
        views.delete(element);
        view.end();
      },
    };
  });
  return class extends Shelled implements ViewHost {
    get loading(): string {
      return getLoading(this, widget);
    }

    async showView(): Promise<void> {
      await views.get(this)?.show();
    }
  };
}

function mountLater(element: LaterElement, widget: AnyWidget, onShown: () => void): LaterView {
  const { name } = widget;
  const controller = new AbortController();
  const { signal } = controller;
  showState(element, name, "loading");
  const initial = widget.initial?.(element, signal);
  let showing: Promise<void> | undefined;

  async function load(): Promise<void> {
    const { source } = element;
    const values = source.snapshot();
    // Both modules import React, so they load in parallel.
    const [{ carry }, { view }] = await Promise.all([
      import("./carry.js"),
      // The values and the view come from the same declaration.
      widget.view(values as never),
      messagesReady(),
    ]);
    if (signal.aborted) return;
    if (source.snapshot() !== values) return load(); // The new values may need more code.
    clearLost(element);
    onShown();
    signal.addEventListener("abort", carry(element, widget, view, initial), { once: true });
  }
  function show(): Promise<void> {
    if (!showing) initial?.begin().catch(report);
    showing ??= load().catch(fail);
    return showing;
  }
  /** Retries at once when the user asks, without waiting for the automatic retries. */
  function tryShow(): void {
    if (!signal.aborted) show().catch(() => {}); // `fail` has already reported and shown the error.
  }
  const tryLater = scheduleRetries(tryShow);
  function fail(cause: unknown): void {
    showing = undefined;
    const error = new QuireError("chunk/failed", `The view of <quire-${name}> could not be loaded.`, {
      fix: "Keep the release in one folder and allow it in the page's CSP.",
      cause,
    });
    if (signal.aborted) throw error;
    report(error);
    showState(element, name, "error");
    tryLater();
    if (initial?.fail()) return; // The initial content stays as the fallback.
    const { frame } = element.shell;
    if (frame) frame.fail(tryShow);
    else showLost(element, tryShow);
    throw error;
  }

  showWhenNeeded(element, tryShow, signal);
  return { show, end: () => controller.abort() };
}

/**
 * Returns when an element loads its view: at once (`eager`), in idle time (`idle`), near the viewport
 * (`visible`), or at the first sign of intent (`intent`). The attribute `loading` overrides the widget's
 * declaration. Pages without the loader use `eager`.
 */
export function getLoading(host: HTMLElement, { shell, loading }: Declared): string {
  const usual = loading ?? (shell ? "intent" : "visible");
  return host.getAttribute("loading") ?? (runtime().shared.has("loader") ? usual : "eager");
}
