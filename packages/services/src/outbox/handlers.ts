import { pageSingleton } from "@quire/core";
import type { Intent } from "../client/index.js";
import type { OutboxEntry } from "./outbox-entry.js";
import type { OutboxOutcome } from "./outbox-outcome.js";

/**
 * Owner of a write. `reader`: the signed-in user who requested it. `cart`: the user or guest who has the cart. A guest's
 * cart writes move with the cart to the account that the guest signs in to. Writes of one kind never wait for the other.
 */
export type WriteOwner = "reader" | "cart";

/**
 * The case in which a write with an awaiting caller waits instead of failing. `lost`: while offline, and
 * after a lost answer. `unsent`: only while offline, if nothing was sent. `never`: it always fails. A write
 * without an awaiting caller always waits for an answer.
 */
export type WaitCase = "lost" | "unsent" | "never";

/** Handler for the writes of one action. */
export interface OutboxHandler {
  /** Default: `reader`. */
  readonly of?: WriteOwner;
  /** Default: `lost`. */
  readonly waits?: WaitCase;
  /**
   * Returns the intent of the write's call, under which a repeated write keeps its key. A read of the same
   * place ends the intent. Default: an intent of the user and the subject.
   */
  intent?(data: unknown): Intent;
  /**
   * Sends the write with `key` as its Idempotency-Key. It parses `data`, which may come from the storage.
   * @param isAwaited true if the caller still waits for the outcome
   * @throws RequestError
   */
  send(data: unknown, key: string, signal: AbortSignal, isAwaited: boolean): Promise<unknown>;
  /**
   * Runs when the server has answered, or when the entry has expired. Then the entry leaves the outbox.
   * @param isAwaited true if a caller gets the outcome. Otherwise show it to the user here
   */
  settled?(entry: OutboxEntry, outcome: OutboxOutcome, isAwaited: boolean): void;
}

export const outboxHandlers = () => pageSingleton("outbox-handlers", () => new Map<string, OutboxHandler>());

export const getBelonging = (action: string): WriteOwner => outboxHandlers().get(action)?.of ?? "reader";

export const getWaits = (action: string): WaitCase => outboxHandlers().get(action)?.waits ?? "lost";

/** Returns the intent of a write. While its outcome is unknown, a repeated write has the same key. */
export function getIntent({
  reader,
  action,
  subject,
  data,
}: Pick<OutboxEntry, "reader" | "action" | "subject" | "data">): Intent {
  const own = outboxHandlers().get(action)?.intent?.(data);
  return own ?? { place: `${reader} ${subject}`, way: action, contents: data };
}
