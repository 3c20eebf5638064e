import { defineText } from "@quire/core";

export const text = defineText("ui", {
  showPassword: "Show password",
  hidePassword: "Hide password",
  show: "Show",
  hide: "Hide",
  capsLock: "Caps Lock is on.",
  failed: "Something went wrong. Please try again.",
});
