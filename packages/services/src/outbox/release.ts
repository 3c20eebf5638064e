import { getWaits } from "./handlers.js";
import type { OutboxEntry } from "./outbox-entry.js";
import { keepEntry, readEntries } from "./outbox-store.js";
import { BELONGINGS, getSender, type Sender } from "./sender.js";

/** Hands all entries of this page over to the next page; called on pagehide. */
export function releaseAll(): void {
  for (const of of BELONGINGS) release(getSender(of), () => true);
}

/** Resolves as `waiting` the writes that need a connection; called when the browser is offline. */
export function releaseWaiting(sender: Sender): void {
  release(sender, ({ action }) => getWaits(action) !== "never");
}

/**
 * Resolves as `waiting` the entries that `isSelected` selects, and entries that another tab sent while this page
 * was suspended. The stores show the outcome of the latter.
 */
export function release(
  { page, pendingResolvers, underWay }: Sender,
  isSelected: (entry: OutboxEntry) => boolean,
): void {
  if (pendingResolvers.size === 0) return;
  const keptKeys = new Set([underWay]);
  for (const entry of readEntries()) {
    if (!isSelected(entry)) keptKeys.add(entry.key);
    else if (entry.owner === page && pendingResolvers.has(entry.key)) keepEntry({ ...entry, owner: "" });
  }
  for (const [key, waiter] of pendingResolvers) {
    if (keptKeys.has(key)) continue;
    pendingResolvers.delete(key);
    waiter({ kind: "waiting", key });
  }
}
