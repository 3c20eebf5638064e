import { isRefusal, isRequestError, keepKey, RequestError, tellDone } from "@quire/client-service";
import { report, shared } from "@quire/core";
import { sessionSignal, sessionStore, userOf } from "@quire/session-service";
import { outboxHandlers } from "./handlers.js";
import { asOneSender } from "./one-sender.js";
import { type OutboxEntry, wishOf } from "./outbox-entry.js";
import type { OutboxOutcome } from "./outbox-outcome.js";
import { isTooOld, readEntries, updateOutbox } from "./outbox-store.js";
import { pageId } from "./page-id.js";

/** Milliseconds after which an entry whose page has not answered is anybody's: that page is gone. */
const ABANDONED = 30_000;
const FIRST_RETRY = 5_000;
const LAST_RETRY = 60_000;
/** However long the server asks to wait. */
const LONGEST_PAUSE = 600_000;

/** The answer never came, or who asked has gone: the server may have done it or not. */
const LOST = ["request/network", "request/offline", "request/timeout", "request/aborted"];

interface Sender {
  running: Promise<void> | undefined;
  /** More came while it ran. */
  again: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  delay: number;
}

const sender = () =>
  shared<Sender>("outbox-sender", () => ({
    running: undefined,
    again: false,
    timer: undefined,
    delay: FIRST_RETRY,
  }));

type Waiter = (outcome: OutboxOutcome) => void;

/** Who waits on this page for what came of an entry, by its key. */
export const waiters = () => shared("outbox-waiters", () => new Map<string, Waiter>());

/** Sends what waits and is this reader's, one after the other. Never rejects. */
export function flushOutbox(): Promise<void> {
  const state = sender();
  state.again = true;
  state.running ??= run(state).finally(() => {
    state.running = undefined;
    // It came when the run had looked for the last time, and was not over yet.
    if (state.again) void flushOutbox();
  });
  return state.running;
}

async function run(state: Sender): Promise<void> {
  clearTimeout(state.timer);
  try {
    while (state.again) {
      state.again = false;
      await asOneSender(sendAll);
    }
  } catch (error) {
    report(error);
  }
  if (readEntries().some(isSendable)) retryLater(state);
  else state.delay = FIRST_RETRY;
}

function retryLater(state: Sender): void {
  state.timer = setTimeout(() => void flushOutbox(), state.delay);
  state.delay = Math.min(state.delay * 2, LAST_RETRY);
}

async function sendAll(): Promise<void> {
  /** Subjects whose first wish the server stumbles over: what concerns others need not wait for it. */
  const held = new Set<string>();
  dropForeign();
  for (let entry = nextEntry(held); entry; entry = nextEntry(held)) {
    const outcome = isTooOld(entry) ? tooOld(entry) : await send(entry);
    if (outcome === "later") return letGo();
    if (outcome === "held") held.add(entry.subject);
    else settle(entry, outcome);
  }
  if (held.size > 0) letGo(held);
  releaseTaken();
}

/** What another reader has never come back for stays in this browser no longer than it is meant. */
function dropForeign(): void {
  const reader = userOf(sessionStore().getState())?.id;
  const isLeft = (entry: OutboxEntry) => entry.reader !== reader && isTooOld(entry);
  if (readEntries().some(isLeft)) updateOutbox((entries) => entries.filter((entry) => !isLeft(entry)));
}

type Settled = Exclude<OutboxOutcome, { kind: "waiting" }>;

function settle(entry: OutboxEntry, outcome: Settled): void {
  const waiter = waiters().get(entry.key);
  waiters().delete(entry.key);
  outboxHandlers()
    .get(entry.action)
    ?.settled?.(entry, outcome, waiter !== undefined);
  updateOutbox((entries) => entries.filter(({ key }) => key !== entry.key));
  waiter?.(outcome);
}

/** The reader hears that it was not done, instead of wondering. */
function tooOld({ action }: OutboxEntry): Settled {
  const why = "It could not be sent for a week.";
  return { kind: "failed", error: new RequestError("request/timeout", `"${action}" is given up.`, { why }) };
}

/** Another tab has sent what this page, asleep for long, had asked for: what came of it shows in the stores. */
function releaseTaken(): void {
  const left = new Set(readEntries().map(({ key }) => key));
  for (const [key, waiter] of waiters()) {
    if (left.has(key)) continue;
    waiters().delete(key);
    waiter({ kind: "waiting", key });
  }
}

/** The first that this page may send now; the storage is read anew, because other tabs send too. */
function nextEntry(held: ReadonlySet<string>): OutboxEntry | undefined {
  const now = Date.now();
  return readEntries().find(
    (entry) =>
      isSendable(entry) &&
      !held.has(entry.subject) &&
      (entry.owner === "" || entry.owner === pageId() || Math.abs(now - entry.at) > ABANDONED),
  );
}

/** It is this reader's, and the code for it is here. */
function isSendable({ reader, action }: OutboxEntry): boolean {
  return reader === userOf(sessionStore().getState())?.id && outboxHandlers().has(action);
}

/** `later`: nothing can be sent now. `held`: this cannot, something else perhaps. */
async function send(entry: OutboxEntry): Promise<Settled | "later" | "held"> {
  const { data, key, action } = entry;
  if (navigator.onLine === false) return "later";
  changeEntries((one) => (one.key === key ? { ...one, tried: true } : one));
  const isAwaited = () => waiters().has(key);
  try {
    const answer = await outboxHandlers().get(action)?.send(data, key, sessionSignal(), isAwaited());
    tellDone(wishOf(entry));
    return { kind: "done", answer };
  } catch (error) {
    // Whatever is not a request's error is a fault in what was stored: trying again would not mend it.
    if (!isRequestError(error)) report(error);
    else if (LOST.includes(error.code)) return "later";
    else if (!isAwaited() && !isOver(error)) return pausedBy(error);
    else if (!isRefusal(error)) keepKey(wishOf(entry), key); // The reader hears of it, and may press again.
    return { kind: "failed", error: error as RequestError };
  }
}

/** Whether it is done with: refused by an answer of the contract, or nothing that could be sent. */
function isOver(error: RequestError): boolean {
  return error.code === "request/body" || (isRefusal(error) && error.status !== 401);
}

/** What it means for the rest that one was not answered by the contract. */
function pausedBy({ status = 0, retryAfter = 0 }: RequestError): "later" | "held" {
  sender().delay = Math.max(sender().delay, Math.min(retryAfter * 1000, LONGEST_PAUSE));
  // A busy server, a gateway, somebody's page in place of data: all the others would fare the same.
  return status >= 400 && status <= 500 && status !== 401 && status !== 429 ? "held" : "later";
}

/**
 * The connection is gone: all that this page waits for may be sent by whoever has one first.
 * @param subjects of what it is so alone
 */
export function letGo(subjects?: ReadonlySet<string>): void {
  const own = pageId();
  const isMeant = ({ subject }: OutboxEntry) => subjects?.has(subject) ?? true;
  const kept = new Set<string>();
  for (const entry of readEntries()) if (!isMeant(entry)) kept.add(entry.key);
  changeEntries((entry) => (entry.owner === own && isMeant(entry) ? { ...entry, owner: "" } : entry));
  for (const [key, waiter] of waiters()) {
    if (kept.has(key)) continue;
    waiters().delete(key);
    waiter({ kind: "waiting", key });
  }
}

function changeEntries(change: (entry: OutboxEntry) => OutboxEntry): void {
  updateOutbox((entries) => entries.map(change));
}

/** Takes a write back that the server cannot have heard of. @returns whether it could be taken back */
export async function withdraw(key: string): Promise<boolean> {
  let isWithdrawn = false;
  await asOneSender(async () => {
    isWithdrawn = readEntries().some((entry) => entry.key === key && !entry.tried);
    if (isWithdrawn) updateOutbox((entries) => entries.filter((entry) => entry.key !== key));
  });
  return isWithdrawn;
}
