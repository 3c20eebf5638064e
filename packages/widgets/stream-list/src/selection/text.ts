import { defineText } from "@quire/core";

/** The texts of selection and its bulk actions. */
export const text = defineText("stream-list", {
  select: "Select {title}",
  selectAll: "Select all on this page",
  selected: "{count, plural, =0 {} other {# selected}}",
  organizeSelected: "Folders",
  discardSelected: "Remove",
});
