import { type Action, report } from "@quire/core";
import { setPageState } from "../page-state.js";

/** `data-quire-do="set-page-state"`: sets the state in `data-name` (content-4.15). */
export const action: Action = {
  async run({ data }) {
    try {
      setPageState(data["name"] ?? "");
      return "idle";
    } catch (error) {
      report(error); // This is the page's mistake, so there is no message for the user.
      return "failed";
    }
  },
};
