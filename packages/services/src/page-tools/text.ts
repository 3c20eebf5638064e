import { defineText } from "@quire/core";

export const text = defineText("page-tools", {
  copied: "Copied",
  notCopied: "It could not be copied.",
});
