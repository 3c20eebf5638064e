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
  undo: "Undo",
  undone: "Recent searches were restored.",
  count:
    "{count, plural, one {# suggestion} other {# suggestions}}. Use the up and down arrows to choose one.",
  more: "See all results for “{term}”",
  hint: "Type at least three letters for suggestions.",
  loading: "Loading suggestions…",
  none: "No suggestions for “{term}”.",
  failed: "Couldn’t load suggestions. You can still search.",
  offline: "You’re offline. Suggestions will be back when you’re online.",
  retry: "Try again",
});
