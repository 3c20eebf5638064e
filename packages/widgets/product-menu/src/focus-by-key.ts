import type { Accordion } from "./accordion.js";

/** Moves focus from heading to heading by the arrow keys, Home and End (ARIA Authoring Practices, accordion). */
export function focusByKey(event: KeyboardEvent, accordions: readonly Accordion[]): void {
  const here = accordions.findIndex(({ button }) => button === event.target);
  if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const last = accordions.length - 1;
  const next = {
    ArrowDown: here === last ? 0 : here + 1,
    ArrowUp: here === 0 ? last : here - 1,
    Home: 0,
    End: last,
  };
  const nextItem = Object.entries(next).find(([key]) => key === event.key)?.[1];
  if (nextItem === undefined) return;
  event.preventDefault();
  accordions[nextItem]?.button.focus();
}
