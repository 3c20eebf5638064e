import { defineText } from "@quire/core";

/** Words of what is done with what is selected. */
export const text = defineText("stream-list", {
  select: "Select {title}",
  selectAll: "Select all on this page",
  selected: "{count, plural, =0 {} other {# selected}}",
  organizeSelected: "Folders",
  discardSelected: "Remove",
});
