import { ownWindow } from "./unshadowed.js";

const PRESS = ["mousedown", "click"] as const;

/** Ignores presses until the browser counts one as a first click. */
function ignore(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault();
    event.stopPropagation();
  } else if (event.type === "mousedown")
    for (const type of PRESS) ownWindow.removeEventListener(type, ignore as EventListener, true);
}

/**
 * Ignores the second click of a double click, after the first one has opened or replaced something. The second click must
 * not hit the new content or move focus from it.
 */
export function ignoreSecondClick(): void {
  for (const type of PRESS) ownWindow.addEventListener(type, ignore as EventListener, true);
}

/** Milliseconds in which two presses of a key count as one. */
const DOUBLE_CLICK_MS = 500;

/**
 * Ignores the second press of a repeated or held key, whose first press has moved focus to `element`, unless the element
 * was filled in meanwhile.
 */
export function ignoreSecondPress(element: Element): void {
  const start = performance.now();
  const value = getTyped(element);
  const onKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const isPress = event.key === "Enter" || event.key === " ";
    const isSecond = event.timeStamp - start < DOUBLE_CLICK_MS && getTyped(element) === value;
    if (isPress && (event.repeat || isSecond)) event.preventDefault();
    if (!event.repeat) element.removeEventListener("keydown", onKey);
  };
  element.addEventListener("keydown", onKey);
}

const getTyped = (element: Element): unknown => Reflect.get(element, "value");
