import { isPlainClick, matches, ownDocument, perDocument } from "@quire/core";

/** What acts when it is clicked. */
export const TRIGGER = "[data-quire-do],[data-quire-open]";

const HANDLED = Symbol.for("quire/handled");
/** Milliseconds in which another press of a trigger belongs to the first: a double click, or a key that is held. */
const DOUBLE = 300;
const RESTING = ':disabled, [aria-disabled="true"], [data-state="busy"]';

/**
 * Calls `act` for every plain click on a trigger: one listener for the whole page. With a modifier key, a
 * link is the browser's; of several runtimes on a page, one handles a click. A double click is one press.
 */
export function captureClicks(act: (trigger: HTMLElement, keyboard: boolean) => void): void {
  let last: HTMLElement | undefined;
  let lastTime = 0;

  /** A script's own clicks are all meant. */
  function isAgain({ isTrusted, detail, timeStamp }: MouseEvent, trigger: HTMLElement): boolean {
    if (!isTrusted) return false;
    const isSoon = trigger === last && timeStamp - lastTime < DOUBLE;
    last = trigger;
    lastTime = timeStamp;
    return isSoon || detail > 1;
  }
  const onClick = (event: MouseEvent) => {
    const trigger = triggerOf(event);
    if (!trigger || HANDLED in event) return;
    Object.defineProperty(event, HANDLED, { value: true });
    event.preventDefault();
    // What has failed is tried again however soon.
    const isMeant = !isAgain(event, trigger) || trigger.dataset.state === "failed";
    if (isMeant && !trigger.matches(RESTING)) act(trigger, event.detail === 0);
  };
  /** Who has taken a press back means the next one, however soon. */
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") last = undefined;
  };
  // Captured: pages that stop their clicks on the way up must not lose ours.
  perDocument(() => {
    ownDocument.addEventListener("click", onClick, { capture: true });
    ownDocument.addEventListener("keydown", onKey, { capture: true });
  });
}

function triggerOf(event: MouseEvent): HTMLElement | undefined {
  if (!isPlainClick(event)) return undefined;
  return event.composedPath().find((node) => matches(node, TRIGGER));
}
