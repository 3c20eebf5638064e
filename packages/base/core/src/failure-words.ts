import { pageSingleton } from "./runtime.js";

interface FailureWords {
  words: (() => string) | undefined;
}

const kept = () => pageSingleton<FailureWords>("failure-words", () => ({ words: undefined }));

/** Says what a reader is told of a failure that has no words of its own, as whom to call. */
export function setFailureWords(words: (() => string) | undefined): void {
  kept().words = words;
}

/** Words for users about such a failure. Without a registered text it is `undefined`. */
export function failureWords(): string | undefined {
  return kept().words?.();
}
