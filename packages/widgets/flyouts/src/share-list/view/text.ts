import { defineText } from "@quire/core";

/** What sharing a folder says beyond what sharing says (content-2.32). */
export const text = defineText("share-list-flyout", {
  failed: "The link of this folder could not be had. Please try again.",
  retry: "Try again",
});
