import { defineText } from "@quire/core";

export const text = defineText("toast", {
  label: "Notifications",
  undo: "Undo",
  close: "Close",
});
