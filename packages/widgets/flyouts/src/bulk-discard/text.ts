import { defineText } from "@quire/core";

/** content-8.7 */
export const text = defineText("bulk-discard-flyout", {
  removed: "{n} item(s) removed from My Library",
  readOnly: "cannot be changed",
  notRemoved: "could not be removed",
  back: "{n, plural, one {# item is} other {# items are}} back in My Library.",
  notBack: "These could not be brought back: {titles}",
});
