import type { StartPage } from "@quire/core";
import { onPendingAction } from "../session/index.js";

/** Registers the follow actions that a guest can start before sign-in. */
export const start: StartPage = () => {
  for (const action of ["follow", "unfollow"] as const) {
    onPendingAction(action, async (data) => {
      const { followPending } = await import("./follow-pending.js");
      return followPending(action, data);
    });
  }
};
