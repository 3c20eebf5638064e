import { ownWindow } from "./unshadowed.js";

const PRESS = ["mousedown", "click"] as const;

/** The browser counts: the next press that it counts as a first one is meant. */
function ignore(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault();
    event.stopPropagation();
  } else if (event.type === "mousedown")
    for (const type of PRESS) ownWindow.removeEventListener(type, ignore as EventListener, true);
}

/**
 * A press has opened something, or put something else in its own place: the second one of a double click is not for what
 * lies there now, and takes no focus from it.
 */
export function ignoreSecondClick(): void {
  for (const type of PRESS) ownWindow.addEventListener(type, ignore as EventListener, true);
}
