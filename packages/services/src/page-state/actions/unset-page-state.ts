import { type Action, report } from "@quire/core";
import { unsetPageState } from "../page-state.js";

/** `data-quire-do="unset-page-state"`: returns to the state in `data-name` (content-4.16). */
export const action: Action = {
  async run({ data }) {
    try {
      unsetPageState(data["name"] ?? "");
      return "idle";
    } catch (error) {
      report(error); // This is the page's mistake, so there is no message for the user.
      return "failed";
    }
  },
};
