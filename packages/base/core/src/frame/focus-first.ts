import { getTree, ignoreSecondPress, ownDocument } from "../index.js";
import type { Shell } from "./known-shell.js";

const FIELDS = "input:not([type=hidden], [hidden], :disabled), select, textarea";
const TYPED_IN = "input:not([type=checkbox], [type=radio])";
const CONTROLS = "button, a[href]";

/** Moves focus from an open frame's heading to its first field. Focus elsewhere on the page stays. */
export function focusFirst({ host, root, container, frame }: Shell): void {
  const active = getTree(host).activeElement;
  // The previous screen may have removed its focused element. The body then has focus.
  const hasNoFocus = active === null || active === ownDocument.body;
  const isOnHeading = root.activeElement?.getAttribute("part") === "title";
  if (!frame?.isOpen || !(hasNoFocus || isOnHeading)) return;
  const field = container.querySelector<HTMLElement>(FIELDS);
  const first = field ?? container.querySelector<HTMLElement>(CONTROLS);
  first?.focus({ preventScroll: true });
  // The second press of a double press on the trigger must not submit an empty form.
  if (field?.matches(TYPED_IN) && !Reflect.get(field, "value")) ignoreSecondPress(field);
  // Scrolls the panel, which can be lower than its content. Elements on the top layer do not scroll the page.
  first?.scrollIntoView({ block: "nearest" });
}
