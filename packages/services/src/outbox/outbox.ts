import { ownWindow, pageSingleton, perDocument, report } from "@quire/core";
import { takeKey } from "../client/index.js";
import { loadSession, sessionStore, userOf } from "../session/index.js";
import { flushOutbox, outcomeOf, releaseOwned } from "./flush-outbox.js";
import { type OutboxHandler, outboxHandlers } from "./handlers.js";
import { wishOf } from "./outbox-entry.js";
import type { OutboxOutcome } from "./outbox-outcome.js";
import { isTooOld, keepEntry, outboxStore, readEntries } from "./outbox-store.js";
import { pageId } from "./page-id.js";

export interface Write {
  readonly action: string;
  readonly subject: string;
  /** As JSON. */
  readonly data: unknown;
}

/** Says how the writes of an action are carried out; those that wait from an earlier page are, then. */
export function registerWrites(action: string, handler: OutboxHandler): void {
  outboxHandlers().set(action, handler);
  pageSingleton("outbox-started", startOutbox);
  sendSoon();
}

/**
 * Has a write carried out once, in its turn, for the reader who is known now: kept until the server has answered, over
 * pages and lost connections. `undefined` where nobody is known.
 */
export async function write({ action, subject, data }: Write): Promise<OutboxOutcome | undefined> {
  const reader = userOf(sessionStore().getState())?.id;
  if (reader === undefined) return undefined;
  const wish = { reader, action, subject, data };
  const key = takeKey(wishOf(wish));
  keepEntry({ key, ...wish, at: momentAfterAll(), owner: pageId(), tried: false });
  const outcome = outcomeOf(key);
  if (navigator.onLine === false) releaseOwned();
  void flushOutbox();
  return outcome;
}

/** Now, and later than whatever waits: the order of asking outlasts a clock that stands still, or is set back. */
function momentAfterAll(): number {
  const last = readEntries().findLast((entry) => !isTooOld(entry));
  return Math.max(Date.now(), (last?.at ?? 0) + 1);
}

function startOutbox(): true {
  const session = sessionStore();
  session.subscribe(sendSoon);
  const onOnline = () => void loadSession().then(sendSoon, report);
  // The next page sends what this one does not learn of any more, under the same keys.
  perDocument(() => {
    ownWindow.addEventListener("online", onOnline);
    ownWindow.addEventListener("pagehide", releaseOwned);
  });
  return true;
}

function sendSoon(): void {
  outboxStore();
  if (userOf(sessionStore().getState()) && readEntries().length > 0) void flushOutbox();
}
