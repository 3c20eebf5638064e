import { openPanels } from "./open-panels.js";
import { ownDocument } from "./unshadowed.js";

const isModal = (element: Element): boolean => element.matches(":modal");

/** Returns the innermost open modal. Quire's own come before the page's. Everything outside of a modal is inert. */
export function openModal(): Element | undefined {
  const own = [...openPanels().open.values()].filter(isModal);
  return (own.length > 0 ? own : [...ownDocument.querySelectorAll("dialog[open]")].filter(isModal)).at(-1);
}
