import { report } from "@quire/core";
import {
  callUnder,
  isRefusal,
  isRequestError,
  keepKey,
  type RequestError,
  tellDone,
} from "../client/index.js";
import { sessionSignal } from "../session/index.js";
import { type OutboxHandler, outboxHandlers, waitsOf, wishOf } from "./handlers.js";
import type { OutboxEntry } from "./outbox-entry.js";
import type { OutboxOutcome } from "./outbox-outcome.js";
import { keepEntry, removeEntry } from "./outbox-store.js";
import type { Sender } from "./sender.js";

/** However long the server asks to wait, in milliseconds. */
const LONGEST_PAUSE = 600_000;

/** The answer never came, or who asked has gone: the server may have done it or not. */
const LOST = ["request/network", "request/offline", "request/timeout", "request/aborted"];

export type Settled = Exclude<OutboxOutcome, { kind: "waiting" }>;

/** `later`: nothing that waits can be sent now. `held`: this cannot, something else perhaps. */
export type Sent = Settled | "later" | "held";

/** Tries it once. */
export async function sendEntry(state: Sender, entry: OutboxEntry): Promise<Sent> {
  const handler = outboxHandlers().get(entry.action) as OutboxHandler; // Nothing is sent without one.
  const isAwaited = () => state.pendingResolvers.has(entry.key);
  const waits = () => (isAwaited() ? waitsOf(entry.action) : "lost");
  if (navigator.onLine === false && waits() !== "never") return "later";
  try {
    const send = () => handler.send(entry.data, entry.key, sessionSignal(), isAwaited());
    const answer = await (waits() === "lost" ? sendKept(entry, send) : sendByKey(state, entry, send));
    return { kind: "done", answer };
  } catch (error) {
    // Whatever is not a request's error is a fault in what was stored: trying again would not mend it.
    if (!isRequestError(error)) report(error);
    else if (isAwaited() ? waits() === "lost" && LOST.includes(error.code) : !isOver(error))
      return pausedBy(state, error);
    else if (waits() === "lost" && !isRefusal(error)) keepKey(wishOf(entry), entry.key); // The reader may press again.
    return { kind: "failed", error: error as RequestError };
  }
}

/** It stays in the storage until it is settled: whoever comes after this page goes on with it. */
async function sendKept(entry: OutboxEntry, send: () => Promise<unknown>): Promise<unknown> {
  keepEntry({ ...entry, tried: true });
  const answer = await send();
  tellDone(wishOf(entry));
  return answer;
}

/** Its reader hears what comes of it, or sees it on the next page: from now on nothing of it is kept but the key. */
async function sendByKey(state: Sender, entry: OutboxEntry, send: () => Promise<unknown>): Promise<unknown> {
  state.underWay = entry.key;
  removeEntry(entry.key);
  try {
    return await callUnder(entry.key, wishOf(entry), send);
  } finally {
    state.underWay = undefined;
  }
}

/** Whether it is done with: refused by an answer of the contract, or nothing that could be sent. */
function isOver(error: RequestError): boolean {
  return error.code === "request/body" || (isRefusal(error) && error.status !== 401);
}

/** What it means for the rest that one was not answered by the contract. */
function pausedBy(state: Sender, { status = 0, retryAfter = 0 }: RequestError): "later" | "held" {
  state.delay = Math.max(state.delay, Math.min(retryAfter * 1000, LONGEST_PAUSE));
  // A busy server, a gateway, somebody's page in place of data: all the others would fare the same.
  return status >= 400 && status <= 500 && status !== 401 && status !== 429 ? "held" : "later";
}
