import { defineText } from "@quire/core";

export const text = defineText("ui", {
  copy: "Copy",
  copied: "Copied",
  notCopied: "Couldn’t copy. The text is selected: press Ctrl+C or ⌘C.",
});
