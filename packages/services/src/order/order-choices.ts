import { pageSingleton } from "@quire/core";

interface Choices {
  /** Resolves when all choices have been sent. */
  allSent: Promise<unknown>;
  /** Number of choices on this page. */
  count: number;
  /** The numbers of the last read and of the newest answered read. */
  lastRead: number;
  answered: number;
}

const choices = () =>
  pageSingleton<Choices>("order-choices", () => ({
    allSent: Promise.resolve(),
    count: 0,
    lastRead: 0,
    answered: 0,
  }));

/** Sends a choice after the earlier ones. `send` never rejects. */
export function sendInOrder<Result>(send: () => Promise<Result>): Promise<Result> {
  const state = choices();
  state.count += 1;
  const sending = state.allSent.then(send);
  state.allSent = sending;
  return sending;
}

/**
 * Reads the checkout after all choices. It repeats the read if a choice or a newer read was made before the
 * answer, which would show an old state.
 */
export async function waitForChoices<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const state = choices();
  for (;;) {
    const { count } = state;
    await state.allSent;
    const number = ++state.lastRead;
    const answer = await ask();
    if (state.count !== count || number < state.answered) continue;
    state.answered = number;
    return answer;
  }
}
