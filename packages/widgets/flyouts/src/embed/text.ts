import { defineText } from "@quire/core";

export const text = defineText("embed-flyout", {
  title: "Embed",
  code: "Embed code",
  hint: "Paste this code where you want the video to appear.",
  notEmbeddable: "This video can’t be embedded.",
});
