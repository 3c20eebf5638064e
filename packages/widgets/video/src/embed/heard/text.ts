import { defineText } from "@quire/core";

export const text = defineText("video-embed-left", {
  left: "The video was interrupted. You can play it again.",
  slow: "The video takes longer than usual to come. You can also see it here: ",
});
