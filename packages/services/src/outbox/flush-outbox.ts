import { report } from "@quire/core";
import { RequestError } from "../client/index.js";
import { sessionStore } from "../session/index.js";
import { getWaits, outboxHandlers, type WriteOwner } from "./handlers.js";
import type { OutboxEntry } from "./outbox-entry.js";
import { isTooOld, readEntries, removeEntry } from "./outbox-store.js";
import { release } from "./release.js";
import { type Settled, sendEntry } from "./send-entry.js";
import { withSendLock } from "./send-lock.js";
import { FIRST_RETRY_DELAY_MS, getSender, type Sender } from "./sender.js";
import { isOwn, isSendable } from "./whose.js";

/** Milliseconds after which any page may send an entry, because the page that owned it is gone. */
const ABANDONED_AFTER_MS = 30_000;
const MAX_RETRY_DELAY_MS = 60_000;

/** Sends the entries that may be sent now, one after the other. Never rejects. */
export function flushOutbox(of: WriteOwner = "reader"): Promise<void> {
  const state = getSender(of);
  state.again = true;
  state.running ??= sendEntries(state).finally(() => {
    state.running = undefined;
    // An entry arrived after the last check of this run, but before the run ended.
    if (state.again) void flushOutbox(of);
  });
  return state.running;
}

async function sendEntries(state: Sender): Promise<void> {
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
  else state.delay = FIRST_RETRY_DELAY_MS;
}

function retryLater(state: Sender): void {
  state.timer = setTimeout(() => void flushOutbox(state.of), state.delay);
  state.delay = Math.min(state.delay * 2, MAX_RETRY_DELAY_MS);
}

/** State of one run. */
interface FlushRun {
  /**
   * Keys that this run does not retry, and subjects whose first entry failed. Other subjects do not wait for
   * them.
   */
  readonly heldKeys: Set<string>;
  /** No waiting entry can be sent now. */
  isPaused: boolean;
}

async function sendAll(state: Sender): Promise<void> {
  const round: FlushRun = { heldKeys: new Set(), isPaused: false };
  dropForeign();
  for (let entry = nextEntry(state, round); entry; entry = nextEntry(state, round)) {
    const outcome = isTooOld(entry) ? tooOld(entry) : await sendEntry(state, entry);
    if (outcome === "held") round.heldKeys.add(entry.subject).add(entry.key);
    else if (outcome === "later") {
      round.heldKeys.add(entry.key);
      round.isPaused = true;
    } else settleEntry(state, entry, outcome);
  }
  // Callers whose entries are not sent now get the outcome `waiting`.
  release(state, (entry) => isSendable(entry, state) && !isDue(entry, state, round));
}

/** Removes expired entries of other users. */
function dropForeign(): void {
  if (sessionStore().getState().status === "unknown") return;
  for (const entry of readEntries()) if (!isOwn(entry) && isTooOld(entry)) removeEntry(entry.key);
}

function settleEntry({ pendingResolvers }: Sender, entry: OutboxEntry, outcome: Settled): void {
  const waiter = pendingResolvers.get(entry.key);
  pendingResolvers.delete(entry.key);
  outboxHandlers()
    .get(entry.action)
    ?.settled?.(entry, outcome, waiter !== undefined);
  removeEntry(entry.key);
  waiter?.(outcome);
}

/** Returns the outcome of an expired entry. */
function tooOld({ action }: OutboxEntry): Settled {
  const why = "It could not be sent for a week.";
  return { kind: "failed", error: new RequestError("request/timeout", `"${action}" is given up.`, { why }) };
}

/**
 * Returns the next entry that this page may send now. The storage is read again, because other tabs send as well.
 * An entry goes first if a caller on this page awaits it and its action does not wait for a lost response.
 */
function nextEntry(state: Sender, round: FlushRun): OutboxEntry | undefined {
  const now = Date.now();
  const due = readEntries().filter(
    (entry) =>
      isDue(entry, state, round) &&
      (entry.owner === "" || entry.owner === state.page || Math.abs(now - entry.at) > ABANDONED_AFTER_MS),
  );
  return due.find((entry) => isPrompt(entry, state)) ?? due[0];
}

function isDue(entry: OutboxEntry, state: Sender, { heldKeys, isPaused }: FlushRun): boolean {
  if (!isSendable(entry, state) || heldKeys.has(entry.key)) return false;
  return isPrompt(entry, state) || (!isPaused && !heldKeys.has(entry.subject));
}

function isPrompt({ key, action }: OutboxEntry, { pendingResolvers }: Sender): boolean {
  return pendingResolvers.has(key) && getWaits(action) !== "lost";
}
