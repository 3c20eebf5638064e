import {
  focusOnce,
  ignoreSecondPress,
  ownDocument,
  ownWindow,
  pageSingleton,
  perDocument,
} from "@quire/core";

/**
 * Returns a function that hides a notice's panel and returns focus to the element that had it before.
 * @param otherwise returns the element to focus if that one is unknown or was removed
 */
export function createPanelHider(
  panel: HTMLElement,
  otherwise: () => Element | null = () => null,
): () => void {
  let before: HTMLElement | undefined;
  const left = lastLeft();
  panel.addEventListener("focusin", ({ relatedTarget }) => {
    const from = relatedTarget && left.element;
    if (from instanceof HTMLElement && !panel.contains(from)) before = from;
  });
  return () => {
    const hadFocus = panel.matches(":focus-within");
    panel.hidden = true;
    if (!hadFocus || canTakeFocus(before)) return;
    if (before?.matches(":disabled")) focusOnceEnabled(before, panel);
    else moveFocus(otherwise());
  };
}

/** Focuses a disabled button once it is enabled, for example after an Undo, unless focus has moved. */
function focusOnceEnabled(button: HTMLElement, panel: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (button.matches(":disabled")) return;
    observer.disconnect();
    const { activeElement } = document;
    // A hidden element may still have the focus until the next frame.
    if (activeElement === ownDocument.body || activeElement?.shadowRoot?.contains(panel))
      canTakeFocus(button);
  });
  observer.observe(button, { attributeFilter: ["disabled"] });
}

function canTakeFocus(element: Element | null | undefined): boolean {
  if (element instanceof HTMLElement) {
    element.focus({ preventScroll: true });
    ignoreSecondPress(element);
  }
  return element?.matches(":focus-within") === true;
}

function moveFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  focusOnce(element);
  ignoreSecondPress(element);
}

/** Returns the element that last lost focus, also inside a widget. Events outside name only the widget's host. */
function lastLeft(): { element?: EventTarget | undefined } {
  return pageSingleton("focus-left", () => {
    const left: ReturnType<typeof lastLeft> = {};
    const leave = (event: FocusEvent) => {
      left.element = event.composedPath()[0];
    };
    perDocument(() => ownWindow.addEventListener("focusout", leave, { capture: true }));
    return left;
  });
}
