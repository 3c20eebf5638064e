import { useRecentSearches, type useSuggestions } from "@quire/services/search";
import { resultsAddress } from "./results-address.js";
import type { SearchBox } from "./search-box.js";
import { type Note, noteOf, type Option, optionsOf } from "./search-model.js";
import { useListeners } from "./use-listeners.js";
import { useShownSuggestions } from "./use-shown-suggestions.js";

interface ListOptions {
  readonly recentLimit: number;
  readonly resultsHref: string;
  readonly parameter: string;
}

export interface SearchList {
  readonly suggestions: ReturnType<typeof useSuggestions>;
  /** All that there is to choose, in the order in which it stands. */
  readonly options: readonly Option[];
  /** Which of them are recent searches. */
  readonly recent: readonly string[];
  readonly note: Note | undefined;
  /** Nothing shows yet: places stand where suggestions will be. */
  readonly isWaiting: boolean;
}

/** Returns the options for the typed text, and the note if there are none. */
export function useSearchList(box: SearchBox, given: ListOptions): SearchList {
  const suggestions = useShownSuggestions();
  useListeners(window, { online: suggestions.retry });
  const options = optionsOf(suggestions, useRecentSearches(), given.recentLimit, (term) =>
    resultsAddress(term, box.input, given),
  );
  const recent = options.filter(({ kind }) => kind === "recent").map(({ title }) => title);
  const note = noteOf(suggestions, recent.length);
  return { suggestions, options, recent, note, isWaiting: note === "loading" && options.length === 0 };
}
