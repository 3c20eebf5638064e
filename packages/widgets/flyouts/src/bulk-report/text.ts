import { defineText } from "@quire/core";

/** Report of an action on many items. */
export const text = defineText("bulk-report", {
  items: "{n, plural, one {# item} other {# items}}",
  failedItem: "{title}: {reason}",
  retry: "Try these again",
  progress: "{done} of {all}",
});
