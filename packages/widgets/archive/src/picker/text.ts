import { defineText } from "@quire/core";

/** content-2.64 */
export const text = defineText("issue-picker", {
  label: "Find an issue",
  year: "Year",
  issue: "Issue",
  go: "Go to the issue",
  loading: "Loading…",
  count: "{count, plural, one {# issue} other {# issues}} of {year}.",
  none: "There are no issues of {year}.",
  failed: "The issues of {year} could not be loaded.",
  offline: "The issues of {year} could not be loaded, because there is no connection.",
  retry: "Try again",
});
