import { defineText } from "@quire/core";

/** The texts of content-2.34. */
export const text = defineText("video-embed", {
  play: "Play",
  playTitle: "{play} {title}",
  from: "The video loads from {site} when you play it.",
  notEmbeddable: "This video can’t be shown here.",
});
