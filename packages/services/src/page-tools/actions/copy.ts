import { type Action, ActionFailure, announce, copyText, reportFault } from "@quire/core";
import { text } from "../text.js";
import { textToCopy } from "../text-to-copy.js";

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
