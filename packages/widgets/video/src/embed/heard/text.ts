import { defineText } from "@quire/core";

export const text = defineText("video-embed-left", {
  left: "The video was interrupted. You can play it again.",
});
