import { pageSingleton } from "@quire/core";
import { sessionSignal } from "./session-store.js";

type Pending = Map<string, Promise<unknown>>;

/**
 * Asks, or joins who has asked for the same and has no answer yet: pressed twice, it is done once. Readers are apart:
 * nobody gets what another one has asked for.
 * @param wish what is asked for, in full; it determines the kind of answer
 * @param reader for whom; who is reading now, unless another signal is given
 */
export function dedupe<Answer>(
  wish: string,
  ask: () => Promise<Answer>,
  reader: AbortSignal = sessionSignal(),
): Promise<Answer> {
  const byReader = pageSingleton("asked", () => new WeakMap<AbortSignal, Pending>());
  const pending: Pending = byReader.get(reader) ?? new Map();
  byReader.set(reader, pending);
  const asked = pending.get(wish) ?? ask().finally(() => pending.delete(wish));
  pending.set(wish, asked);
  return asked as Promise<Answer>;
}
