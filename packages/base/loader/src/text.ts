import { defineText } from "@quire/core";

export const text = defineText("loader", {
  failed: "That did not work. Please try again.",
});
