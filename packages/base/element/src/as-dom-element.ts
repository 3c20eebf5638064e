import { domShell, endView, setView } from "./dom-view.js";
import type { AnyDomWidget } from "./widget.js";
import { widgetElement } from "./widget-element.js";

/**
 * Creates the custom element of a widget in plain DOM. It renders when it is connected, without React.
 * @example
 * register("countdown", asDomElement(countdown));
 * @__NO_SIDE_EFFECTS__
 */
export function asDomElement(widget: AnyDomWidget): CustomElementConstructor {
  return widgetElement(widget, domShell(widget), (element) => {
    const { shell, source } = element;
    const show = () => setView(shell, source.snapshot());
    const unsubscribe = source.subscribe(show);
    show();
    const stopFollowing = widget.follows?.(element, show);
    return {
      end() {
        unsubscribe();
        stopFollowing?.();
        endView(shell);
      },
    };
  });
}
