import { pageSingleton } from "@quire/core";

interface Choices {
  /** Resolves when all choices have been sent. */
  told: Promise<unknown>;
  /** Number of choices on this page. */
  count: number;
  /** Number of the last read, and of the newest read that was answered. */
  asked: number;
  answered: number;
}

const choices = () =>
  pageSingleton<Choices>("order-choices", () => ({
    told: Promise.resolve(),
    count: 0,
    asked: 0,
    answered: 0,
  }));

/** Sends a choice after the earlier ones. `tell` never rejects. */
export function sendInOrder<Told>(tell: () => Promise<Told>): Promise<Told> {
  const state = choices();
  state.count += 1;
  const told = state.told.then(tell);
  state.told = told;
  return told;
}

/**
 * Reads the checkout after all choices. It repeats the read if a choice or a newer read has overtaken the answer, which
 * would show an old state.
 */
export async function afterChoices<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const state = choices();
  for (;;) {
    const { count } = state;
    await state.told;
    const number = ++state.asked;
    const answer = await ask();
    if (state.count !== count || number < state.answered) continue;
    state.answered = number;
    return answer;
  }
}
