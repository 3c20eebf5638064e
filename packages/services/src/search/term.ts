/** Suggestions start only above this many characters (content-5.11). */
const SHORTEST = 2;

/** Returns the typed text, trimmed and with collapsed spaces (content-5.11). */
export function normalizedTerm(typed: string): string {
  return typed.trim().replace(/\s+/g, " ");
}

/** Returns true if the term has suggestions: more than 2 characters as readers count them. */
export function isSuggestible(typed: string): boolean {
  return [...normalizedTerm(typed)].length > SHORTEST;
}
