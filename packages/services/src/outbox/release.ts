import { waitsOf } from "./handlers.js";
import type { OutboxEntry } from "./outbox-entry.js";
import { keepEntry, readEntries } from "./outbox-store.js";
import { BELONGINGS, type Sender, senderOf } from "./sender.js";

/** The page is left: all that it waits for may be sent by whichever is there next. */
export function releaseAll(): void {
  for (const of of BELONGINGS) release(senderOf(of), () => true);
}

/** The connection is gone: what waits for one is told to. */
export function releaseWaiting(sender: Sender): void {
  release(sender, ({ action }) => waitsOf(action) !== "never");
}

/**
 * Nobody on this page waits any longer for what `isMeant`, or for what another tab has sent while this page, asleep for
 * long, had its turn: what came of that shows in the stores.
 */
export function release(
  { page, pendingResolvers, underWay }: Sender,
  isMeant: (entry: OutboxEntry) => boolean,
): void {
  if (pendingResolvers.size === 0) return;
  const kept = new Set([underWay]);
  for (const entry of readEntries()) {
    if (!isMeant(entry)) kept.add(entry.key);
    else if (entry.owner === page && pendingResolvers.has(entry.key)) keepEntry({ ...entry, owner: "" });
  }
  for (const [key, waiter] of pendingResolvers) {
    if (kept.has(key)) continue;
    pendingResolvers.delete(key);
    waiter({ kind: "waiting", key });
  }
}
