import { defineText } from "@quire/core";

export const text = defineText("search", {
  heading: "Search",
  label: "Search for",
  submit: "Search",
  suggestions: "Suggestions",
  recent: "Recent searches",
  record: "Articles",
  subject: "Subjects",
  remove: "Remove “{term}” from recent searches",
  removed: "“{term}” was removed from recent searches.",
  clear: "Clear recent searches",
  cleared: "Recent searches were cleared.",
  count: "{count, plural, one {# suggestion} other {# suggestions}}. Up and Down choose one.",
  more: "See all results for “{term}”",
  hint: "Suggestions appear from the third letter on.",
  loading: "Looking for suggestions…",
  none: "No suggestions for “{term}”.",
  failed: "Suggestions could not be loaded. You can search all the same.",
  offline: "You are offline. Suggestions come back with your connection.",
  retry: "Try again",
});
