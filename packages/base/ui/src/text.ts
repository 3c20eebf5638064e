import { defineText } from "@quire/core";

export const text = defineText("ui", {
  showPassword: "Show password",
  hidePassword: "Hide password",
  show: "Show",
  hide: "Hide",
  capsLock: "Caps Lock is on.",
  copy: "Copy",
  copied: "Copied",
  notCopied: "It could not be copied. It is selected: press Ctrl+C, or ⌘C.",
  failed: "Something went wrong. Please try again.",
});
