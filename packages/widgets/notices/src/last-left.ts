import { ownWindow, pageSingleton, perDocument } from "@quire/core";

/** Returns the element that last lost focus, also inside a widget. Events outside name only the widget's host. */
export function lastLeft(): { element?: EventTarget | undefined } {
  return pageSingleton("focus-left", () => {
    const left: ReturnType<typeof lastLeft> = {};
    const leave = (event: FocusEvent) => {
      left.element = event.composedPath()[0];
    };
    perDocument(() => ownWindow.addEventListener("focusout", leave, { capture: true }));
    return left;
  });
}
