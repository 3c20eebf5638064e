import { defineText } from "@quire/core";

/** The offer on the poster of a subscribers' video (beyond-332). */
export const text = defineText("video-player", {
  subscribeToWatch: "Subscribe to watch",
});
