import { pageSingleton } from "@quire/core";
import type { Wish } from "../client/index.js";
import type { OutboxEntry } from "./outbox-entry.js";
import type { OutboxOutcome } from "./outbox-outcome.js";

/**
 * Owner of a write. `reader`: the signed-in user who requested it. `cart`: the user or guest who has the cart. A guest's
 * cart writes move with the cart to the account that the guest signs in to. Writes of one kind never wait for the other.
 */
export type Belonging = "reader" | "cart";

/**
 * When a write waits instead of failing while its reader waits for what comes of it. `lost`: without a connection, and
 * where no answer came. `unsent`: without a connection only, as nothing has left the browser. `never`. Once nobody is
 * there to hear of it, it waits for an answer whatever it is.
 */
export type Waits = "lost" | "unsent" | "never";

/** How the writes of one action are carried out. */
export interface OutboxHandler {
  /** Defaults to `reader`. */
  readonly of?: Belonging;
  /** Defaults to `lost`. */
  readonly waits?: Waits;
  /**
   * Returns the intent under which the calls themselves dedupe this write; a read of its place ends the intent.
   * Defaults to an intent made of the reader and the subject.
   */
  wish?(data: unknown): Wish;
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

export const belongingOf = (action: string): Belonging => outboxHandlers().get(action)?.of ?? "reader";

export const waitsOf = (action: string): Waits => outboxHandlers().get(action)?.waits ?? "lost";

/** As long as nobody knows what became of it, the same goes under the same key. */
export function wishOf({
  reader,
  action,
  subject,
  data,
}: Pick<OutboxEntry, "reader" | "action" | "subject" | "data">): Wish {
  const own = outboxHandlers().get(action)?.wish?.(data);
  return own ?? { place: `${reader} ${subject}`, way: action, contents: data };
}
