import { defineText } from "@quire/core";

/** The texts of numbered pages. */
export const text = defineText("stream-list", {
  pages: "Pages",
  previous: "Previous",
  next: "Next",
  toPage: "Page {page}",
});
