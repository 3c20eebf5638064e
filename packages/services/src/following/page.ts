import type { StartPage } from "@quire/core";
import { onIntent } from "../session/index.js";

/** Says how to carry out what a guest wanted to follow, once the reader is known. */
export const start: StartPage = () => {
  for (const action of ["follow", "unfollow"] as const) {
    onIntent(action, async (data) => {
      const { followIntent } = await import("./follow-intent.js");
      return followIntent(action, data);
    });
  }
};
