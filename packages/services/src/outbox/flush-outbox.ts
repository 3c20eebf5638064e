import { pageSingleton, report } from "@quire/core";
import { isRefusal, isRequestError, keepKey, RequestError, tellDone } from "../client/index.js";
import { sessionSignal, sessionStore, userOf } from "../session/index.js";
import { outboxHandlers } from "./handlers.js";
import { type OutboxEntry, wishOf } from "./outbox-entry.js";
import type { OutboxOutcome } from "./outbox-outcome.js";
import { isTooOld, keepEntry, readEntries, removeEntry } from "./outbox-store.js";
import { pageId } from "./page-id.js";
import { withSendLock } from "./send-lock.js";

/** Milliseconds after which an entry whose page has not answered is anybody's: that page is gone. */
const ABANDONED = 30_000;
const FIRST_RETRY = 5_000;
const LAST_RETRY = 60_000;
/** However long the server asks to wait. */
const LONGEST_PAUSE = 600_000;

/** The answer never came, or who asked has gone: the server may have done it or not. */
const LOST = ["request/network", "request/offline", "request/timeout", "request/aborted"];

type Resolver = (outcome: OutboxOutcome) => void;

/** The page's own, handed on through a run: a run that outlives its page settles nothing of the next one. */
interface Sender {
  readonly page: string;
  /** Who waits on this page for what came of an entry, by its key. */
  readonly pendingResolvers: Map<string, Resolver>;
  running: Promise<void> | undefined;
  /** More came while it ran. */
  again: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  delay: number;
}

const sender = () =>
  pageSingleton<Sender>("outbox-sender", () => ({
    page: pageId(),
    pendingResolvers: new Map(),
    running: undefined,
    again: false,
    timer: undefined,
    delay: FIRST_RETRY,
  }));

/** What becomes of an entry of this page. */
export function outcomeOf(key: string): Promise<OutboxOutcome> {
  return new Promise((resolve) => sender().pendingResolvers.set(key, resolve));
}

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
      await withSendLock(() => sendAll(state));
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

async function sendAll(state: Sender): Promise<void> {
  /** Subjects whose first wish the server stumbles over: what concerns others need not wait for it. */
  const held = new Set<string>();
  dropForeign();
  for (let entry = nextEntry(state, held); entry; entry = nextEntry(state, held)) {
    const outcome = isTooOld(entry) ? tooOld(entry) : await send(state, entry);
    if (outcome === "later") return release(state);
    if (outcome === "held") held.add(entry.subject);
    else settle(state, entry, outcome);
  }
  if (held.size > 0) release(state, held);
  releaseTaken(state);
}

/** What another reader has never come back for stays in this browser no longer than it is meant. */
function dropForeign(): void {
  const reader = userOf(sessionStore().getState())?.id;
  for (const entry of readEntries()) if (entry.reader !== reader && isTooOld(entry)) removeEntry(entry.key);
}

type Settled = Exclude<OutboxOutcome, { kind: "waiting" }>;

function settle({ pendingResolvers }: Sender, entry: OutboxEntry, outcome: Settled): void {
  const waiter = pendingResolvers.get(entry.key);
  pendingResolvers.delete(entry.key);
  outboxHandlers()
    .get(entry.action)
    ?.settled?.(entry, outcome, waiter !== undefined);
  removeEntry(entry.key);
  waiter?.(outcome);
}

/** The reader hears that it was not done, instead of wondering. */
function tooOld({ action }: OutboxEntry): Settled {
  const why = "It could not be sent for a week.";
  return { kind: "failed", error: new RequestError("request/timeout", `"${action}" is given up.`, { why }) };
}

/** Another tab has sent what this page, asleep for long, had asked for: what came of it shows in the stores. */
function releaseTaken({ pendingResolvers }: Sender): void {
  const left = new Set(readEntries().map(({ key }) => key));
  for (const [key, waiter] of pendingResolvers) {
    if (left.has(key)) continue;
    pendingResolvers.delete(key);
    waiter({ kind: "waiting", key });
  }
}

/** The first that this page may send now; the storage is read anew, because other tabs send too. */
function nextEntry({ page }: Sender, held: ReadonlySet<string>): OutboxEntry | undefined {
  const now = Date.now();
  return readEntries().find(
    (entry) =>
      isSendable(entry) &&
      !held.has(entry.subject) &&
      (entry.owner === "" || entry.owner === page || Math.abs(now - entry.at) > ABANDONED),
  );
}

/** It is this reader's, and the code for it is here. */
function isSendable({ reader, action }: OutboxEntry): boolean {
  return reader === userOf(sessionStore().getState())?.id && outboxHandlers().has(action);
}

/** `later`: nothing can be sent now. `held`: this cannot, something else perhaps. */
async function send(state: Sender, entry: OutboxEntry): Promise<Settled | "later" | "held"> {
  const { data, key, action } = entry;
  if (navigator.onLine === false) return "later";
  keepEntry({ ...entry, tried: true });
  const isAwaited = () => state.pendingResolvers.has(key);
  try {
    const answer = await outboxHandlers().get(action)?.send(data, key, sessionSignal(), isAwaited());
    tellDone(wishOf(entry));
    return { kind: "done", answer };
  } catch (error) {
    // Whatever is not a request's error is a fault in what was stored: trying again would not mend it.
    if (!isRequestError(error)) report(error);
    else if (LOST.includes(error.code)) return "later";
    else if (!isAwaited() && !isOver(error)) return pausedBy(state, error);
    else if (!isRefusal(error)) keepKey(wishOf(entry), key); // The reader hears of it, and may press again.
    return { kind: "failed", error: error as RequestError };
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

/** The connection, or the page, is gone: all that this page waits for may be sent by whoever has one first. */
export function releaseOwned(): void {
  release(sender());
}

/** @param subjects of what it is so alone */
function release({ page, pendingResolvers }: Sender, subjects?: ReadonlySet<string>): void {
  if (pendingResolvers.size === 0) return;
  const isMeant = ({ subject }: OutboxEntry) => subjects?.has(subject) ?? true;
  const kept = new Set<string>();
  for (const entry of readEntries()) {
    if (!isMeant(entry)) kept.add(entry.key);
    else if (entry.owner === page) keepEntry({ ...entry, owner: "" });
  }
  for (const [key, waiter] of pendingResolvers) {
    if (kept.has(key)) continue;
    pendingResolvers.delete(key);
    waiter({ kind: "waiting", key });
  }
}

/** Takes a write back that the server cannot have heard of. @returns whether it could be taken back */
export async function cancelQueued(key: string): Promise<boolean> {
  let isWithdrawn = false;
  await withSendLock(async () => {
    isWithdrawn = readEntries().some((entry) => entry.key === key && !entry.tried);
    if (isWithdrawn) removeEntry(key);
  });
  return isWithdrawn;
}
