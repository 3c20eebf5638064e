import { pageSingleton } from "../page/runtime.js";

interface FailureWords {
  words: (() => string) | undefined;
}

const getState = () => pageSingleton<FailureWords>("failure-words", () => ({ words: undefined }));

/** Sets the message for failures without their own message. */
export function setFailureWords(words: (() => string) | undefined): void {
  getState().words = words;
}

/** Returns the message for failures without their own message, or undefined. */
export function getFailureWords(): string | undefined {
  return getState().words?.();
}
