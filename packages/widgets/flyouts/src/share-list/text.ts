import { defineText } from "@quire/core";

/** What the panel is called, before its view is there (content-2.32). */
export const text = defineText("share-list-flyout", {
  title: "Share folder",
  titleNamed: "Share {name}",
});
