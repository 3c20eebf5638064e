import { useRecentSearches, useSuggestions } from "@quire/services/search";
import { getResultsAddress } from "./results-address.js";
import type { SearchBox } from "./search-box.js";
import { getNote, getOptions, type Note, type Option } from "./search-model.js";
import { useListeners } from "./use-listeners.js";

interface ListOptions {
  readonly recentLimit: number;
  readonly resultsHref: string;
  readonly parameter: string;
}

export interface SearchList {
  readonly suggestions: ReturnType<typeof useSuggestions>;
  /** All options, in display order. */
  readonly options: readonly Option[];
  /** The titles of the options that are recent searches. */
  readonly recent: readonly string[];
  readonly note: Note | undefined;
  /** True while nothing shows yet. Placeholders show instead. */
  readonly isWaiting: boolean;
}

/** Returns the options for the typed text, and the note if there are none. */
export function useSearchList(box: SearchBox, given: ListOptions): SearchList {
  const suggestions = useSuggestions();
  useListeners(window, { online: suggestions.retry });
  const options = getOptions(suggestions, useRecentSearches(), given.recentLimit, (term) =>
    getResultsAddress(term, box.input, given),
  );
  const recent = options.filter(({ kind }) => kind === "recent").map(({ title }) => title);
  const note = getNote(suggestions, recent.length);
  return { suggestions, options, recent, note, isWaiting: note === "loading" && options.length === 0 };
}
