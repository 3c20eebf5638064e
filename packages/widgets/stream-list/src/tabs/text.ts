import { defineText } from "@quire/core";

/** Words of tabs. */
export const text = defineText("stream-list", {
  tabs: "Lists",
});
