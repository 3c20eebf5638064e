import { ownWindow, pageSingleton, perDocument } from "@quire/core";

/** What the focus was on before, also inside a widget: who gets it hears of the widget's element alone. */
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
