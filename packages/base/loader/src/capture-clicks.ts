import { isPlainClick, matches, ownDocument, perDocument } from "@quire/core";

/** Elements that act on a click. */
export const TRIGGER = "[data-quire-do],[data-quire-open]";

const HANDLED = Symbol.for("quire/handled");
/**
 * Milliseconds in which a second click on a trigger belongs to the first one, as in a double click or with a
 * held key.
 */
const DOUBLE_CLICK_MS = 300;
const RESTING = ':disabled, [aria-disabled="true"], [data-state="busy"]';

/**
 * Calls `act` for every plain click on a trigger, with one listener for the whole page. The browser handles clicks with
 * a modifier key. With several runtimes on a page, only one handles a click. A double click counts as one click.
 */
export function captureClicks(act: (trigger: HTMLElement, keyboard: boolean) => void): void {
  let last: HTMLElement | undefined;
  let lastTime = 0;

  /** Returns true for the second click of a double click. Each click by a script counts as a first one. */
  function isAgain({ isTrusted, detail, timeStamp }: MouseEvent, trigger: HTMLElement): boolean {
    if (!isTrusted) return false;
    const isDoubleClick = trigger === last && timeStamp - lastTime < DOUBLE_CLICK_MS;
    last = trigger;
    lastTime = timeStamp;
    return isDoubleClick || detail > 1;
  }
  const onClick = (event: MouseEvent) => {
    const trigger = getTrigger(event);
    if (!trigger || HANDLED in event) return;
    Object.defineProperty(event, HANDLED, { value: true });
    event.preventDefault();
    // After a failure, even a quick second click is a retry.
    const isDeliberate = !isAgain(event, trigger) || trigger.dataset.state === "failed";
    if (isDeliberate && !trigger.matches(RESTING)) act(trigger, event.detail === 0);
  };
  /** Escape cancels a click, so the next click counts at any time. */
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") last = undefined;
  };
  // Capturing listeners also work on pages that stop clicks from bubbling.
  perDocument(() => {
    ownDocument.addEventListener("click", onClick, { capture: true });
    ownDocument.addEventListener("keydown", onKey, { capture: true });
  });
}

function getTrigger(event: MouseEvent): HTMLElement | undefined {
  if (!isPlainClick(event)) return undefined;
  return event.composedPath().find((node) => matches(node, TRIGGER));
}
