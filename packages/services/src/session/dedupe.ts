import { pageSingleton } from "@quire/core";
import { sessionSignal } from "./session-store.js";

type Pending = Map<string, Promise<unknown>>;

/**
 * Runs `ask`, or joins a running call with the same request, so that a double click acts once. Calls of
 * different users are separate.
 * @param callKey complete description of the call. It determines the type of the answer
 * @param reader signal of the user. Default: the current user's
 */
export function dedupe<Answer>(
  callKey: string,
  ask: () => Promise<Answer>,
  reader: AbortSignal = sessionSignal(),
): Promise<Answer> {
  const byReader = pageSingleton("asked", () => new WeakMap<AbortSignal, Pending>());
  const pending: Pending = byReader.get(reader) ?? new Map();
  byReader.set(reader, pending);
  const answer = pending.get(callKey) ?? ask().finally(() => pending.delete(callKey));
  pending.set(callKey, answer);
  return answer as Promise<Answer>;
}
