import { pageSingleton } from "@quire/core";
import type { OutboxEntry } from "./outbox-entry.js";
import type { OutboxOutcome } from "./outbox-outcome.js";

/** How the writes of one action are carried out. */
export interface OutboxHandler {
  /**
   * Sends it, with `key` as its Idempotency-Key; parses `data`, which may come from the storage.
   * @param isAwaited whether who asked for it is there to hear of it
   * @throws RequestError
   */
  send(data: unknown, key: string, signal: AbortSignal, isAwaited: boolean): Promise<unknown>;
  /**
   * It is over: the server has answered, or it is too old. The entry leaves the outbox right after this.
   * @param isAwaited whether who asked for it hears of it anyway; else the reader is to be told here
   */
  settled?(entry: OutboxEntry, outcome: OutboxOutcome, isAwaited: boolean): void;
}

export const outboxHandlers = () => pageSingleton("outbox-handlers", () => new Map<string, OutboxHandler>());
