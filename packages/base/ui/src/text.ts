import { defineText } from "@quire/core";

export const text = defineText("ui", {
  show: "Show",
  hide: "Hide",
  capsLock: "Caps Lock is on.",
  failed: "Something went wrong. Please try again.",
});
