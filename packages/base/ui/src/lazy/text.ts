import { defineText } from "@quire/core";

export const text = defineText("ui", {
  copy: "Copy",
  copied: "Copied",
  notCopied: "It could not be copied. It is selected: press Ctrl+C, or ⌘C.",
});
