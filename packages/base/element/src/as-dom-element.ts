import { messagesReady } from "@quire/core";
import { domShell, endView, setView } from "./dom-view.js";
import type { AnyDomWidget } from "./widget.js";
import { widgetElement } from "./widget-element.js";

/**
 * The custom-element form of a widget in plain DOM: it shows itself as soon as it is connected, and needs no React.
 * @__NO_SIDE_EFFECTS__
 */
export function asDomElement(widget: AnyDomWidget): CustomElementConstructor {
  return widgetElement(widget, domShell(widget), (element) => {
    const { shell, source } = element;
    let isOver = false;
    const show = () => setView(shell, source.snapshot());
    const unsubscribe = source.subscribe(show);
    show();
    const stopFollowing = widget.follows?.(element, show);
    // The page's own words may come late.
    void messagesReady().then(() => isOver || show());
    return {
      end() {
        isOver = true;
        unsubscribe();
        stopFollowing?.();
        endView(shell);
      },
    };
  });
}
