import { getBelonging } from "./handlers.js";
import { readEntries, removeEntry } from "./outbox-store.js";
import { withSendLock } from "./send-lock.js";

/** Cancels a write that was never sent. @returns true if it was cancelled */
export async function cancelQueued(key: string): Promise<boolean> {
  const waiting = () => readEntries().find((entry) => entry.key === key && !entry.tried);
  const entry = waiting();
  if (!entry) return false;
  let isWithdrawn = false;
  const withdraw = async () => {
    isWithdrawn = waiting() !== undefined;
    if (isWithdrawn) removeEntry(key);
  };
  await withSendLock(withdraw, getBelonging(entry.action));
  return isWithdrawn;
}
