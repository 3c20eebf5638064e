import { defineText } from "@quire/core";

/** The texts of content-2.65. */
export const text = defineText("video-controls", {
  captions: "Captions",
  captionsOff: "No captions",
  chapters: "Chapters",
});
