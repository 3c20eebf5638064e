import { defineText } from "@quire/core";

/** The texts of search and sorting in a library. */
export const text = defineText("stream-list", {
  searchSaved: "Search saved items",
  sortBy: "Sort by",
  newest: "Recently saved",
  oldest: "Oldest saved",
  byTitle: "Title",
  savedCount: "{count, plural, one {# item} other {# items}}",
  matches: "{count, plural, =0 {No matches} one {# match} other {# matches}} for “{term}”",
  noMatches: "Try fewer words, or another spelling.",
  clearSearch: "Clear search",
});
