import { pageSingleton } from "@quire/core";

interface Queue {
  tail: Promise<unknown>;
  /** Writes that wait or are under way. */
  length: number;
}

const queue = () => pageSingleton<Queue>("cart-queue", () => ({ tail: Promise.resolve(), length: 0 }));

/** Runs writes one after the other, in the order in which they were asked for. */
export function inOrder<T>(write: () => Promise<T>): Promise<T> {
  const state = queue();
  state.length++;
  const result = state.tail.then(write).finally(() => state.length--);
  state.tail = result.catch(() => undefined); // The caller hears of it; the next write goes on.
  return result;
}

/** Resolves when no write is left. */
export async function writesDone(): Promise<void> {
  while (queue().length > 0) await queue().tail;
}
