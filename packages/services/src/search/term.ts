/** Suggestions start only above this many characters (content-5.11). */
const SHORTEST = 2;

/** What a reader has typed, trimmed, its spaces collapsed (content-5.11). */
export function normalizedTerm(typed: string): string {
  return typed.trim().replace(/\s+/g, " ");
}

/** Whether there are suggestions for it: more than 2 characters, as readers count them. */
export function isSuggestible(typed: string): boolean {
  return [...normalizedTerm(typed)].length > SHORTEST;
}
