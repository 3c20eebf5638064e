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
