import { defineText } from "@quire/core";

/** content-2.11 */
export const text = defineText("issue-contents", {
  heading: "In this issue",
  loading: "Loading the issue…",
  none: "This issue’s contents aren’t online yet.",
  unknown: "We couldn’t find issue {code}. Please check the code.",
  archive: "Find an issue in the archive",
  failed: "Couldn’t load this issue.",
  offline: "Couldn’t load this issue because you’re offline.",
  retry: "Try again",
});
