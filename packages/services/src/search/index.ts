export {
  bringBackSearches,
  forgetSearch,
  forgetSearches,
  type RecentSearches,
  recentSearchesStore,
  rememberSearch,
} from "./recent-searches.js";
export { searchAddress } from "./search-address.js";
export { createSuggestions, type Suggestions, type SuggestionsState } from "./suggestions.js";
export { isSuggestible, normalizeTerm } from "./term.js";
export { useRecentSearches, useSuggestions } from "./use-search.js";
