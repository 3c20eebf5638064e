import { defineText } from "@quire/core";

/** The name of the list of covers (beyond-331). */
export const text = defineText("issue-picker", {
  covers: "Issues from {year}",
});
