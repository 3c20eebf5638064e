import { defineText } from "@quire/core";

export const text = defineText("ui", {
  choose: "Choose…",
  copy: "Copy",
  copied: "Copied",
  notCopied: "Couldn’t copy. The text is selected: press Ctrl+C or ⌘C.",
});
