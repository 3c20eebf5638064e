import { ownWindow, pageSingleton, perDocument, report } from "@quire/core";
import { acquireKey } from "../client/index.js";
import { loadSession, sessionStore } from "../session/index.js";
import { flushOutbox } from "./flush-outbox.js";
import { getBelonging, getIntent, type OutboxHandler, outboxHandlers } from "./handlers.js";
import type { OutboxOutcome } from "./outbox-outcome.js";
import { isTooOld, keepEntry, outboxStore, readEntries } from "./outbox-store.js";
import { getPageId } from "./page-id.js";
import { releaseAll, releaseWaiting } from "./release.js";
import { dropLease } from "./send-lock.js";
import { BELONGINGS, getSender } from "./sender.js";
import { getWriteOwner, isSendable } from "./whose.js";

export interface Write {
  readonly action: string;
  readonly subject: string;
  /** JSON data. */
  readonly data: unknown;
}

/** Registers the handler of an action, and sends its entries that wait from an earlier page. */
export function registerWrites(action: string, handler: OutboxHandler): void {
  outboxHandlers().set(action, handler);
  pageSingleton("outbox-started", startOutbox);
  sendSoon();
}

/**
 * Sends a write once, after earlier ones. It stays stored across pages and lost connections until it is sent.
 * If no caller waits, it stays stored until the server has answered. Resolves to undefined for a user's write
 * if the user is unknown.
 */
export async function write({ action, subject, data }: Write): Promise<OutboxOutcome | undefined> {
  const of = getBelonging(action);
  const reader = getWriteOwner(of);
  if (reader === undefined) return undefined;
  const newWrite = { reader, action, subject, data };
  const key = acquireKey(getIntent(newWrite));
  const sender = getSender(of);
  const outcome = new Promise<OutboxOutcome>((resolve) => sender.pendingResolvers.set(key, resolve));
  keepEntry({ key, ...newWrite, at: getNextMoment(), owner: getPageId(), tried: false });
  if (navigator.onLine === false) releaseWaiting(sender);
  void flushOutbox(of);
  return outcome;
}

/** Returns a time after all waiting entries, so that their order does not depend on the clock. */
function getNextMoment(): number {
  const last = readEntries().findLast((entry) => !isTooOld(entry));
  return Math.max(Date.now(), (last?.at ?? 0) + 1);
}

function startOutbox(): true {
  const session = sessionStore();
  session.subscribe(sendSoon);
  const onOnline = () => void loadSession().then(sendSoon, report);
  // The next page sends the remaining entries under the same keys.
  const onLeave = () => {
    releaseAll();
    for (const of of BELONGINGS) dropLease(of);
  };
  perDocument(() => {
    ownWindow.addEventListener("online", onOnline);
    ownWindow.addEventListener("pagehide", onLeave);
  });
  return true;
}

function sendSoon(): void {
  outboxStore();
  const entries = readEntries();
  for (const of of BELONGINGS)
    if (entries.some((entry) => isSendable(entry, getSender(of)))) void flushOutbox(of);
}
