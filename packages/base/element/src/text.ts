import { defineText } from "@quire/core";

export const text = defineText("widget", {
  failed: "This part of the page could not be shown.",
  retry: "Try again",
  offline: "There is no connection. What you typed is still here.",
});
