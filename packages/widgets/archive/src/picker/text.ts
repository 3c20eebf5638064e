import { defineText } from "@quire/core";

/** content-2.64 */
export const text = defineText("issue-picker", {
  label: "Find an issue",
  year: "Year",
  issue: "Issue",
  go: "Go to issue",
  loading: "Loading…",
  count: "{count, plural, one {# issue} other {# issues}} from {year}.",
  none: "No issues from {year}.",
  failed: "Couldn’t load the issues from {year}.",
  offline: "Couldn’t load the issues from {year} because you’re offline.",
  retry: "Try again",
});
