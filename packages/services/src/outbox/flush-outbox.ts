import { report } from "@quire/core";
import { RequestError } from "../client/index.js";
import { sessionStore } from "../session/index.js";
import { type Belonging, outboxHandlers, waitsOf } from "./handlers.js";
import type { OutboxEntry } from "./outbox-entry.js";
import { isTooOld, readEntries, removeEntry } from "./outbox-store.js";
import { release } from "./release.js";
import { type Settled, sendEntry } from "./send-entry.js";
import { withSendLock } from "./send-lock.js";
import { FIRST_RETRY, type Sender, senderOf } from "./sender.js";
import { isOwn, isSendable } from "./whose.js";

/** Milliseconds after which an entry whose page has not answered is anybody's: that page is gone. */
const ABANDONED = 30_000;
const LAST_RETRY = 60_000;

/** Sends what waits and may be sent now, one after the other. Never rejects. */
export function flushOutbox(of: Belonging = "reader"): Promise<void> {
  const state = senderOf(of);
  state.again = true;
  state.running ??= run(state).finally(() => {
    state.running = undefined;
    // It came when the run had looked for the last time, and was not over yet.
    if (state.again) void flushOutbox(of);
  });
  return state.running;
}

async function run(state: Sender): Promise<void> {
  clearTimeout(state.timer);
  try {
    while (state.again) {
      state.again = false;
      await withSendLock(() => sendAll(state), state.of);
    }
  } catch (error) {
    report(error);
    release(state, () => true);
  }
  if (readEntries().some((entry) => isSendable(entry, state))) retryLater(state);
  else state.delay = FIRST_RETRY;
}

function retryLater(state: Sender): void {
  state.timer = setTimeout(() => void flushOutbox(state.of), state.delay);
  state.delay = Math.min(state.delay * 2, LAST_RETRY);
}

/** What a run has found out. */
interface Round {
  /** Keys of what is not tried again in it, and subjects whose first wish the server stumbles over: what concerns others need not wait for that. */
  readonly held: Set<string>;
  /** Nothing that waits can be sent now. */
  isPaused: boolean;
}

async function sendAll(state: Sender): Promise<void> {
  const round: Round = { held: new Set(), isPaused: false };
  dropForeign();
  for (let entry = nextEntry(state, round); entry; entry = nextEntry(state, round)) {
    const outcome = isTooOld(entry) ? tooOld(entry) : await sendEntry(state, entry);
    if (outcome === "held") round.held.add(entry.subject).add(entry.key);
    else if (outcome === "later") {
      round.held.add(entry.key);
      round.isPaused = true;
    } else settle(state, entry, outcome);
  }
  // Who has gone meanwhile, and comes back to this page, hears of it then.
  release(state, (entry) => isSendable(entry, state) && !isDue(entry, state, round));
}

/** What another reader has never come back for stays in this browser no longer than it is meant. */
function dropForeign(): void {
  if (sessionStore().getState().status === "unknown") return;
  for (const entry of readEntries()) if (!isOwn(entry) && isTooOld(entry)) removeEntry(entry.key);
}

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

/**
 * The first that this page may send now; the storage is read anew, because other tabs send too. Who hears at once what
 * comes of it is not kept waiting by what waits.
 */
function nextEntry(state: Sender, round: Round): OutboxEntry | undefined {
  const now = Date.now();
  const due = readEntries().filter(
    (entry) =>
      isDue(entry, state, round) &&
      (entry.owner === "" || entry.owner === state.page || Math.abs(now - entry.at) > ABANDONED),
  );
  return due.find((entry) => isPrompt(entry, state)) ?? due[0];
}

function isDue(entry: OutboxEntry, state: Sender, { held, isPaused }: Round): boolean {
  if (!isSendable(entry, state) || held.has(entry.key)) return false;
  return isPrompt(entry, state) || (!isPaused && !held.has(entry.subject));
}

function isPrompt({ key, action }: OutboxEntry, { pendingResolvers }: Sender): boolean {
  return pendingResolvers.has(key) && waitsOf(action) !== "lost";
}
