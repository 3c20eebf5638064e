import { idempotencyKey, jsonText, pageStorage } from "@quire/core";
import { FOLLOW_DATA_KEY, PENDING_ACTION_KEY } from "./has-pending-action.js";
import { LIFETIME, type PendingAction } from "./pending-action.js";

/**
 * Keeps what is to go on by itself after the next sign-in, where nothing waits that its reader has asked for. It looks,
 * and writes, for itself: shared, `hasPendingAction` and `savePendingAction` would be larger on every page.
 */
export function saveIfNothingWaits({ action, data }: PendingAction): void {
  const tab = pageStorage("session");
  if (tab.get(PENDING_ACTION_KEY) !== null || pageStorage().get(FOLLOW_DATA_KEY) !== null) return;
  const kept = { version: 2, id: idempotencyKey(), action, data, until: Date.now() + LIFETIME };
  tab.set(PENDING_ACTION_KEY, jsonText(kept));
}
