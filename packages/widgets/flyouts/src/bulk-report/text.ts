import { defineText } from "@quire/core";

/** What is said of doing something to many. */
export const text = defineText("bulk-report", {
  items: "{n, plural, one {# item} other {# items}}",
  failedItem: "{title}: {reason}",
  retry: "Try these again",
  progress: "{done} of {all}",
});
