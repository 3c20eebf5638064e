import { type Action, report } from "@quire/core";
import { unsetPageState } from "../page-state.js";

/** `data-quire-do="unset-page-state"`: goes back to the state that `data-name` names (content-4.16). */
export const action: Action = {
  async run({ data }) {
    try {
      unsetPageState(data["name"] ?? "");
      return "idle";
    } catch (error) {
      report(error); // It is the page's mistake, not the reader's.
      return "failed";
    }
  },
};
