import {
  type Action,
  ActionFailure,
  type Activation,
  announce,
  copyText,
  getTree,
  reportFault,
} from "@quire/core";
import { text } from "../text.js";

/** `data-quire-do="copy"`: copies `data-value`, or the text of the field in `data-field`. */
export const action: Action = {
  async run({ element, data }) {
    const value = textToCopy(element, data);
    if (value === undefined) {
      const fix = 'Write data-value="…", or data-field="id" with the id of a field.';
      reportFault("trigger/incomplete", "A copy trigger has nothing to copy.", { fix });
      return "failed";
    }
    if (!(await copyText(value))) throw new ActionFailure(text("notCopied"));
    announce(text("copied"));
    return "done";
  },
};

/** Returns the text of a copy trigger. `undefined`: the trigger names no text, or an empty one. */
function textToCopy(element: HTMLElement, { value, field }: Activation["data"]): string | undefined {
  if (value) return value;
  if (!field) return undefined;
  const found = getTree(element).getElementById(field);
  if (!found) return undefined;
  return ("value" in found && typeof found.value === "string" ? found.value : found.textContent) || undefined;
}
