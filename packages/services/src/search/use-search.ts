import { useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { recentSearchesStore } from "./recent-searches.js";
import {
  createSuggestions,
  type Suggestions,
  type SuggestionsState,
  suggestionsStore,
} from "./suggestions.js";

/** Returns the suggestions of one input, with `type` and `retry`. Requests end when the component unmounts. */
export function useSuggestions(): SuggestionsState & Pick<Suggestions, "type" | "retry"> {
  const [store] = useState(suggestionsStore);
  const current = useRef<Suggestions>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    current.current = createSuggestions(controller.signal, store);
    return () => controller.abort();
  }, [store]);
  const type = useCallback((typed: string) => current.current?.type(typed), []);
  const retry = useCallback(() => current.current?.retry(), []);
  return { ...useStore(store), type, retry };
}

/** Recent searches of this browser, the latest first. */
export function useRecentSearches(): readonly string[] {
  return useStore(recentSearchesStore(), ({ terms }) => terms);
}
