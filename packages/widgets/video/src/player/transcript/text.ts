import { defineText } from "@quire/core";

export const text = defineText("video-transcript", {
  transcript: "Transcript",
  search: "Search the transcript",
  found: "{count, plural, =0 {Nothing found} one {# line found} other {# lines found}}",
  failed: "Couldn’t load the transcript.",
});
