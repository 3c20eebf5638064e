import { ownDocument } from "./unshadowed.js";

/** The page's own `<dialog>` that is open as a modal, the innermost of several: what lies outside is inert. */
export function pageModal(): Element | undefined {
  const open = [...ownDocument.querySelectorAll("dialog[open]")];
  return open.filter((dialog) => dialog.matches(":modal")).at(-1);
}
