/** A piece of a title. `isMatch` is true if it matches the typed text. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

const WORD = /([\p{L}\p{N}\p{M}]+)/u;
/** A letter with its accents. */
const LETTERS = /\P{M}\p{M}*/gu;
/** Returns a text without case and accents. */
const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * Splits a title into pieces, and marks the word starts that match a word of the term, ignoring case and accents.
 * Joined, the pieces are the title.
 */
export function highlight(title: string, term: string): readonly Piece[] {
  // The longest words come first: for "strategy str", "strategy" marks more.
  const wanted = splitWords(term).sort((one, other) => other.length - one.length);
  const pieces = title.split(WORD).flatMap((token) => {
    const start = wanted.map((word) => commonStart(token, word)).find(Boolean) ?? "";
    return [
      { text: start, isMatch: true },
      { text: token.slice(start.length), isMatch: false },
    ];
  });
  return pieces.filter(({ text }) => text);
}

function splitWords(text: string): string[] {
  return text.split(WORD).filter((_, index) => index % 2 === 1);
}

/** Returns the start of a token that equals `word`, in the token's letters; empty if there is none. */
function commonStart(token: string, word: string): string {
  const letters = token.match(LETTERS) ?? [];
  const start = letters.slice(0, word.match(LETTERS)?.length ?? 0).join("");
  return fold(start) === fold(word) ? start : "";
}
