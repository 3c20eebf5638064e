import { defineText } from "@quire/core";

/** content-8.6 */
export const text = defineText("organize-flyout", {
  title: "Folders",
  updated: "Folders Updated",
});
