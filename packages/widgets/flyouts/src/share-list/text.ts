import { defineText } from "@quire/core";

/** The panel's title before its view loads (content-2.32). */
export const text = defineText("share-list-flyout", {
  title: "Share folder",
  titleNamed: "Share {name}",
});
