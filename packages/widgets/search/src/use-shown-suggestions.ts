import { useSettledState } from "@quire/element";
import { useSuggestions } from "@quire/services/search";
import { noteOf, widgetStateOf } from "./search-model.js";

/** Returns the suggestions to show. Visible placeholders stay long enough to be noticed. */
export function useShownSuggestions(): ReturnType<typeof useSuggestions> {
  const suggestions = useSuggestions();
  const state = useSettledState(widgetStateOf(suggestions, noteOf(suggestions, 0)));
  const isHeld = state === "loading" && suggestions.status !== "loading";
  return isHeld ? { ...suggestions, status: "loading", records: [], subjects: [] } : suggestions;
}
