import { useSettledState } from "@quire/element";
import { useSuggestions } from "@quire/services/search";
import { noteOf, widgetStateOf } from "./search-model.js";

/** The suggestions as they show: once places for them are seen, nothing comes before those could be made out. */
export function useShownSuggestions(): ReturnType<typeof useSuggestions> {
  const suggestions = useSuggestions();
  const state = useSettledState(widgetStateOf(suggestions, noteOf(suggestions, 0)));
  const isHeld = state === "loading" && suggestions.status !== "loading";
  return isHeld ? { ...suggestions, status: "loading", records: [], subjects: [] } : suggestions;
}
