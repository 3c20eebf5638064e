import { defineText } from "@quire/core";

/** The texts of content-2.34. */
export const text = defineText("video-embed", {
  play: "Play",
  from: "The video is loaded from {site} when you play it.",
  notEmbeddable: "This video cannot be shown here.",
});
