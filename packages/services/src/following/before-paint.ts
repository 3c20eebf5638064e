import type { StartPage } from "@quire/core";
import { onPendingAction } from "../session/index.js";

/** Says how to carry out what a guest wanted to follow, once the reader is known. */
export const start: StartPage = () => {
  for (const action of ["follow", "unfollow"] as const) {
    onPendingAction(action, async (data) => {
      const { followPending } = await import("./follow-pending.js");
      return followPending(action, data);
    });
  }
};
