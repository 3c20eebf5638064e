/** ms; two presses of a key that are closer than this are meant as one, as a double click is. */
const DOUBLE = 500;

/**
 * A key pressed twice, or held, has done its work with the first press, and by that the focus has come here: what
 * follows at once is not for this element, unless that has been filled in meanwhile.
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
