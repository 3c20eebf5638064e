import { defineText } from "@quire/core";

export const text = defineText("breadcrumb-filter", {
  label: "Active filters",
  clear: "Clear {filter}",
  clearAll: "Clear all",
});
