import { defineText } from "@quire/core";

/** content-8.7 */
export const text = defineText("bulk-discard-flyout", {
  removed: "{n} item(s) removed from My Library",
  readOnly: "can’t be changed",
  notRemoved: "couldn’t be removed",
  back: "{n, plural, one {# item is} other {# items are}} back in My Library.",
  notBack: "Couldn’t restore: {titles}",
});
