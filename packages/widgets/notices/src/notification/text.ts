import { defineText } from "@quire/core";

export const text = defineText("notification", {
  label: "Notification",
  close: "Close",
});
