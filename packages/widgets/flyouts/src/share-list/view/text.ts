import { defineText } from "@quire/core";

/** Texts for sharing a folder, in addition to those for sharing (content-2.32). */
export const text = defineText("share-list-flyout", {
  failed: "The link of this folder could not be had. Please try again.",
  retry: "Try again",
});
