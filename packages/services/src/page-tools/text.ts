import { defineText } from "@quire/core";

export const text = defineText("page-tools", {
  copied: "Copied",
  notCopied: "Couldn’t copy it.",
});
