import { pageSingleton } from "@quire/core";
import type { Suggestion } from "../contract/index.js";

interface Answer {
  readonly records: readonly Suggestion[];
  readonly subjects: readonly Suggestion[];
}

/** Milliseconds that an answer stays valid, and the maximum number of answers on a page. */
const ANSWER_LIFETIME_MS = 5 * 60_000;
const MAX_COUNT = 50;

/** Recent responses, so that a repeated term needs no request. All inputs of a page share them. */
export function answerCache() {
  return pageSingleton("suggestions", () => {
    const answers = new Map<string, { readonly answer: Answer; readonly at: number }>();
    const getKey = (term: string) => term.toLowerCase();
    return {
      get(term: string): Answer | undefined {
        const known = answers.get(getKey(term));
        return known && Date.now() - known.at < ANSWER_LIFETIME_MS ? known.answer : undefined;
      },
      set(term: string, answer: Answer): void {
        answers.delete(getKey(term));
        answers.set(getKey(term), { answer, at: Date.now() });
        const [oldest] = answers.keys();
        if (answers.size > MAX_COUNT && oldest !== undefined) answers.delete(oldest);
      },
    };
  });
}
