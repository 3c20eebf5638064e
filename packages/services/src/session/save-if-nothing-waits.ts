import { pageStorage } from "@quire/core";
import { FOLLOW_DATA_KEY, PENDING_ACTION_KEY } from "./has-pending-action.js";
import { type PendingAction, savePendingAction } from "./pending-action.js";

/** Stores an action for the next sign-in, unless an action that the user has requested is waiting. */
export function saveIfNothingWaits(pending: PendingAction): void {
  // Not `hasPendingAction`, which would be larger on every page.
  const kept = [pageStorage("session").get(PENDING_ACTION_KEY), pageStorage().get(FOLLOW_DATA_KEY)];
  if (kept.every((one) => one === null)) savePendingAction(pending);
}
