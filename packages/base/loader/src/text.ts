import { defineText } from "@quire/core";

export const text = defineText("loader", {
  failed: "That didn’t work. Please try again.",
});
