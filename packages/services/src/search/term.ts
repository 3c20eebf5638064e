/** Suggestions start only above this many characters (content-5.11). */
const MIN_TERM_LENGTH = 2;

/** Returns the typed text, trimmed and with collapsed spaces (content-5.11). */
export function normalizeTerm(typed: string): string {
  return typed.trim().replace(/\s+/g, " ");
}

/** Returns true if the term is long enough for suggestions: more than 2 code points. */
export function isSuggestible(typed: string): boolean {
  return [...normalizeTerm(typed)].length > MIN_TERM_LENGTH;
}
