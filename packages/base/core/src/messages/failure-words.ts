import { pageSingleton } from "../page/runtime.js";

interface FailureWords {
  words: (() => string) | undefined;
}

const kept = () => pageSingleton<FailureWords>("failure-words", () => ({ words: undefined }));

/** Sets the message for failures without their own message. */
export function setFailureWords(words: (() => string) | undefined): void {
  kept().words = words;
}

/** Returns the message for failures without their own message, or undefined. */
export function failureWords(): string | undefined {
  return kept().words?.();
}
