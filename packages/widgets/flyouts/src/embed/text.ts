import { defineText } from "@quire/core";

export const text = defineText("embed-flyout", {
  title: "Embed",
  code: "Embed code",
  hint: "Paste it into your page where the video is to stand.",
  notEmbeddable: "This video cannot be embedded.",
});
