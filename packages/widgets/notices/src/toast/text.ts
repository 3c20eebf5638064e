import { defineText } from "@quire/core";

export const text = defineText("toast", {
  label: "What happened",
  undo: "Undo",
  close: "Close",
});
