import { defineText } from "@quire/core";

export const text = defineText("widget", {
  failed: "Couldn’t show this part of the page.",
  retry: "Try again",
  offline: "You’re offline. What you typed is still here.",
});
