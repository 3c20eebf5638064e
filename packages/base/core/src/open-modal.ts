import { openPanels } from "./open-panels.js";
import { ownDocument } from "./unshadowed.js";

const isModal = (element: Element): boolean => element.matches(":modal");

/** The `<dialog>` that is open as a modal, one of Quire's own or the page's, the innermost of several: what lies outside is inert. */
export function openModal(): Element | undefined {
  const own = [...openPanels().open.values()].filter(isModal);
  return (own.length > 0 ? own : [...ownDocument.querySelectorAll("dialog[open]")].filter(isModal)).at(-1);
}
