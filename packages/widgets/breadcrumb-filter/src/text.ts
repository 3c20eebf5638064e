import { defineText } from "@quire/core";

export const text = defineText("breadcrumb-filter", {
  label: "Filters in use",
  clear: "Clear {filter}",
  clearAll: "Clear all",
});
