import { defineText } from "@quire/core";

/** Text of the last visit (content-9.19). */
export const text = defineText("page-state", {
  lessThanOneDay: "Less Than One Day",
  days: "{days, plural, one {# Day} other {# Days}}",
});
