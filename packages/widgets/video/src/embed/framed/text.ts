import { defineText } from "@quire/core";

export const text = defineText("video-embed-left", {
  left: "The video was interrupted. You can play it again.",
  slow: "The video is taking longer than usual to load. You can also watch it here: ",
});
