import { ignoreSecondPress, ownDocument, treeOf } from "../index.js";
import type { Shell } from "./known-shell.js";

const FIELDS = "input:not([type=hidden], [hidden], :disabled), select, textarea";
const TYPED_IN = "input:not([type=checkbox], [type=radio])";
const CONTROLS = "button, a[href]";

/** Moves the focus from an open frame's heading to its first field. A focus that is elsewhere on the page stays there. */
export function focusFirst({ host, root, container, frame }: Shell): void {
  const active = treeOf(host).activeElement;
  // The previous screen may have taken its focused element away. The body then has the focus.
  const isFree = active === null || active === ownDocument.body;
  const isOnHeading = root.activeElement?.getAttribute("part") === "title";
  if (!frame?.isOpen || !(isFree || isOnHeading)) return;
  const field = container.querySelector<HTMLElement>(FIELDS);
  const first = field ?? container.querySelector<HTMLElement>(CONTROLS);
  first?.focus({ preventScroll: true });
  // The second press of a double press on the trigger must not submit an empty form.
  if (field?.matches(TYPED_IN) && !Reflect.get(field, "value")) ignoreSecondPress(field);
  // In the panel, which may be lower than its content; what lies on the top layer moves nothing of the page.
  first?.scrollIntoView({ block: "nearest" });
}
