import { defineText } from "@quire/core";

/** content-8.4 */
export const text = defineText("save-flyout", {
  title: "Folders",
  saved: "Saved!",
});
