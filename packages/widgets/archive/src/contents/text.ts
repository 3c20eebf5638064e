import { defineText } from "@quire/core";

/** content-2.11 */
export const text = defineText("issue-contents", {
  heading: "In this issue",
  loading: "Loading the issue…",
  none: "The contents of this issue are not online yet.",
  unknown: "There is no issue {code}. Its code may have a slip in it.",
  archive: "Find an issue in the archive",
  failed: "The issue could not be loaded.",
  offline: "The issue could not be loaded, because there is no connection.",
  retry: "Try again",
});
