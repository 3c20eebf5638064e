import { defineText } from "@quire/core";

/** content-9.19 */
export const text = defineText("page-state", {
  lessThanOneDay: "Less Than One Day",
  days: "{days, plural, one {# Day} other {# Days}}",
});
