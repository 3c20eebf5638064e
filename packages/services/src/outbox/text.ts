import { defineText } from "@quire/core";

export const text = defineText("undo", {
  offered: "{message} Press {key} to go to Undo.",
  sentence: "{message}.",
});
