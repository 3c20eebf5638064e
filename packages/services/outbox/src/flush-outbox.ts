import { isRequestError, type RequestError } from "@quire/client-service";
import { report, shared } from "@quire/core";
import { sessionSignal, sessionStore, userOf } from "@quire/session-service";
import { outboxHandlers } from "./handlers.js";
import { asOneSender } from "./one-sender.js";
import type { OutboxEntry } from "./outbox-entry.js";
import type { OutboxOutcome } from "./outbox-outcome.js";
import { readEntries, updateOutbox } from "./outbox-store.js";
import { pageId } from "./page-id.js";

/** Milliseconds after which an entry whose page has not answered is anybody's: that page is gone. */
const ABANDONED = 30_000;
const FIRST_RETRY = 5_000;
const LAST_RETRY = 60_000;

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
  for (let entry = nextEntry(); entry; entry = nextEntry()) {
    const outcome = await send(entry);
    if (outcome.kind === "waiting") return letGo();
    const waiter = waiters().get(entry.key);
    waiters().delete(entry.key);
    outboxHandlers()
      .get(entry.action)
      ?.settled?.(entry, outcome, waiter !== undefined);
    updateOutbox((entries) => entries.filter(({ key }) => key !== entry.key));
    waiter?.(outcome);
  }
  releaseTaken();
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
function nextEntry(): OutboxEntry | undefined {
  const now = Date.now();
  return readEntries().find(
    (entry) =>
      isSendable(entry) &&
      (entry.owner === "" || entry.owner === pageId() || Math.abs(now - entry.at) > ABANDONED),
  );
}

/** It is this reader's, and the code for it is here. */
function isSendable({ reader, action }: OutboxEntry): boolean {
  return reader === userOf(sessionStore().getState())?.id && outboxHandlers().has(action);
}

async function send(entry: OutboxEntry): Promise<OutboxOutcome> {
  const { data, key, action } = entry;
  if (navigator.onLine === false) return { kind: "waiting", key };
  changeEntries((one) => (one.key === key ? { ...one, tried: true } : one));
  try {
    return { kind: "done", answer: await outboxHandlers().get(action)?.send(data, key, sessionSignal()) };
  } catch (error) {
    if (!isRequestError(error)) report(error);
    // Whatever is not a request's error is a fault in what was stored: trying again would not mend it.
    else if (LOST.includes(error.code) || (error.status === 401 && !waiters().has(entry.key))) {
      return { kind: "waiting", key };
    }
    return { kind: "failed", error: error as RequestError };
  }
}

/** The connection is gone: all that this page waits for may be sent by whoever has one first. */
export function letGo(): void {
  const own = pageId();
  changeEntries((entry) => (entry.owner === own ? { ...entry, owner: "" } : entry));
  for (const [key, waiter] of waiters()) waiter({ kind: "waiting", key });
  waiters().clear();
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
