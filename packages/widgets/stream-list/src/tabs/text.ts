import { defineText } from "@quire/core";

/** The texts of tabs. */
export const text = defineText("stream-list", {
  tabs: "Lists",
});
