import { pageSingleton } from "@quire/core";
import { sessionSignal } from "./session-store.js";

type Pending = Map<string, Promise<unknown>>;

/**
 * Runs `ask`, or joins a running call with the same wish, so that a double click acts once. Calls of different users are
 * separate.
 * @param wish complete description of the call. It determines the type of the answer
 * @param reader signal of the user. Default: the current user's
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
