import { defineText } from "@quire/core";

/** Texts for sharing a folder, in addition to those for sharing (content-2.32). */
export const text = defineText("share-list-flyout", {
  failed: "Couldn’t load the folder’s link. Please try again.",
  retry: "Try again",
});
