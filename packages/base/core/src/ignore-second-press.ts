/** Milliseconds in which two presses of a key count as one. */
const DOUBLE = 500;

/**
 * Ignores the second press of a repeated or held key, whose first press has moved focus to `element`, unless the element
 * was filled in meanwhile.
 */
export function ignoreSecondPress(element: Element): void {
  const given = performance.now();
  const value = typedIn(element);
  const onKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const isPress = event.key === "Enter" || event.key === " ";
    const isSecond = event.timeStamp - given < DOUBLE && typedIn(element) === value;
    if (isPress && (event.repeat || isSecond)) event.preventDefault();
    if (!event.repeat) element.removeEventListener("keydown", onKey);
  };
  element.addEventListener("keydown", onKey);
}

const typedIn = (element: Element): unknown => Reflect.get(element, "value");
