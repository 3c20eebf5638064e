import { lendFocus, ownDocument } from "@quire/core";

/** ms; two presses of a key that are closer than this are meant as one, as a double click is. */
const DOUBLE = 350;

/**
 * Hides a notice's panel; the focus that was in it goes back to where it came from.
 * @param otherwise what gets it where it came from nowhere, or from what has gone
 */
export function panelHider(panel: HTMLElement, otherwise: () => Element | null = () => null): () => void {
  let before: HTMLElement | undefined;
  panel.addEventListener("focusin", ({ relatedTarget: from }) => {
    if (from instanceof HTMLElement && !panel.contains(from)) before = from;
  });
  return () => {
    const hadFocus = panel.matches(":focus-within");
    panel.hidden = true;
    if (!hadFocus || takesFocus(before)) return;
    if (before?.matches(":disabled")) focusOnceEnabled(before, panel);
    else pass(otherwise());
  };
}

/** A button that was disabled meanwhile, as by what is being undone, gets it then, unless the reader has gone on. */
function focusOnceEnabled(button: HTMLElement, panel: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (button.matches(":disabled")) return;
    observer.disconnect();
    const { activeElement } = document;
    // What is hidden may count as focused until the next frame.
    if (activeElement === ownDocument.body || activeElement?.shadowRoot?.contains(panel)) takesFocus(button);
  });
  observer.observe(button, { attributeFilter: ["disabled"] });
}

function takesFocus(element: Element | null | undefined): boolean {
  if (element instanceof HTMLElement) {
    element.focus({ preventScroll: true });
    ignoreSecondPress(element);
  }
  return element?.matches(":focus-within") === true;
}

/** A key pressed twice hides the panel with the first; the second is not for what has got the focus by that. */
function ignoreSecondPress(element: HTMLElement): void {
  const given = performance.now();
  const onKey = (event: KeyboardEvent) => {
    const isPress = event.key === "Enter" || event.key === " ";
    if (isPress && event.timeStamp - given < DOUBLE) event.preventDefault();
  };
  element.addEventListener("keydown", onKey, { once: true });
}

function pass(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  lendFocus(element);
  ignoreSecondPress(element);
}
