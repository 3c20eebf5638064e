import { report } from "@quire/core";
import {
  callUnder,
  isRefusal,
  isRequestError,
  keepKey,
  notifyOtherTabs,
  type RequestError,
} from "../client/index.js";
import { sessionSignal } from "../session/index.js";
import { getIntent, getWaits, type OutboxHandler, outboxHandlers } from "./handlers.js";
import type { OutboxEntry } from "./outbox-entry.js";
import type { OutboxOutcome } from "./outbox-outcome.js";
import { keepEntry, removeEntry } from "./outbox-store.js";
import type { Sender } from "./sender.js";

/** Upper limit for the server's Retry-After, in milliseconds. */
const MAX_RETRY_AFTER_MS = 600_000;

/** Errors after which it is unknown if the server has carried out the write. */
const LOST = ["request/network", "request/offline", "request/timeout", "request/aborted"];

export type Settled = Exclude<OutboxOutcome, { kind: "waiting" }>;

/** `later`: no waiting entry can be sent now. `held`: this entry cannot be sent now, but others can. */
export type SendOutcome = Settled | "later" | "held";

/** Makes one attempt to send the entry. */
export async function sendEntry(state: Sender, entry: OutboxEntry): Promise<SendOutcome> {
  const handler = outboxHandlers().get(entry.action) as OutboxHandler; // Only entries with a handler are sent.
  const isAwaited = () => state.pendingResolvers.has(entry.key);
  const waits = () => (isAwaited() ? getWaits(entry.action) : "lost");
  if (navigator.onLine === false && waits() !== "never") return "later";
  try {
    const send = () => handler.send(entry.data, entry.key, sessionSignal(), isAwaited());
    const answer = await (waits() === "lost" ? sendKept(entry, send) : sendByKey(state, entry, send));
    return { kind: "done", answer };
  } catch (error) {
    // Any other error is a fault of the stored entry, so a retry would fail again.
    if (!isRequestError(error)) report(error);
    else if (isAwaited() ? waits() === "lost" && LOST.includes(error.code) : !isFinal(error))
      return getPause(state, error);
    else if (waits() === "lost" && !isRefusal(error)) keepKey(getIntent(entry), entry.key); // The user can repeat the write.
    return { kind: "failed", error: error as RequestError };
  }
}

/** Keeps the entry in the storage until it is settled, so that a later page can continue. */
async function sendKept(entry: OutboxEntry, send: () => Promise<unknown>): Promise<unknown> {
  keepEntry({ ...entry, tried: true });
  const answer = await send();
  notifyOtherTabs(getIntent(entry));
  return answer;
}

/** Sends an entry and stores only its key, because the user sees the outcome here or on the next page. */
async function sendByKey(state: Sender, entry: OutboxEntry, send: () => Promise<unknown>): Promise<unknown> {
  state.underWay = entry.key;
  removeEntry(entry.key);
  try {
    return await callUnder(entry.key, getIntent(entry), send);
  } finally {
    state.underWay = undefined;
  }
}

/** Returns true if a retry is pointless: the server refused the write, or it could not be sent at all. */
function isFinal(error: RequestError): boolean {
  return error.code === "request/body" || (isRefusal(error) && error.status !== 401);
}

/** Decides whether a failed entry pauses all entries or only its own subject. */
function getPause(state: Sender, { status = 0, retryAfter = 0 }: RequestError): "later" | "held" {
  state.delay = Math.max(state.delay, Math.min(retryAfter * 1000, MAX_RETRY_AFTER_MS));
  // A busy server, a gateway or an HTML page would fail every other entry as well.
  return status >= 400 && status <= 500 && status !== 401 && status !== 429 ? "held" : "later";
}
