import { idempotencyKey, jsonText, pageStorage } from "@quire/core";
import { FOLLOW_DATA_KEY, PENDING_ACTION_KEY } from "./has-pending-action.js";

/** Milliseconds until a pending action expires. */
export const ACTION_LIFETIME_MS = 30 * 60_000;

/** An action that a guest requested and that requires sign-in. */
export interface PendingAction {
  readonly action: string;
  /** Plain JSON. The handler parses it. */
  readonly data: unknown;
}

/**
 * Stores a guest's action in this tab until sign-in. A later action replaces it. A follow with followType 'enable-this' is
 * stored under `follow-subscribe-data` instead (accounts-4.22).
 */
export function savePendingAction({ action, data }: PendingAction): void {
  dropPendingAction();
  const until = Date.now() + ACTION_LIFETIME_MS;
  const followData = action === "follow" && getFollowData(data);
  if (followData) {
    pageStorage().set(FOLLOW_DATA_KEY, jsonText({ ...followData, until }));
    return;
  }
  const record = { version: 2, id: idempotencyKey(), action, data, until };
  pageStorage("session").set(PENDING_ACTION_KEY, jsonText(record));
}

/**
 * Returns the data with followType 'enable-this' as plain JSON, because hosts read it too. It is parsed on
 * use.
 */
function getFollowData(data: unknown): object | undefined {
  const { followType, type, name, email } = Object(data);
  const isComplete = [type, name, email ?? ""].every((one) => typeof one === "string");
  return followType === "enable-this" && isComplete ? { followType, type, name, email } : undefined;
}

/** Removes the pending action, because the guest has cancelled it. */
export function dropPendingAction(): void {
  pageStorage("session").remove(PENDING_ACTION_KEY);
  pageStorage().remove(FOLLOW_DATA_KEY);
}

/** Stores an action for the next sign-in, unless an action that the user has requested is waiting. */
export function saveIfNothingWaits(pending: PendingAction): void {
  // Does not use `hasPendingAction`, which would add bytes to every page.
  const storedActions = [pageStorage("session").get(PENDING_ACTION_KEY), pageStorage().get(FOLLOW_DATA_KEY)];
  if (storedActions.every((one) => one === null)) savePendingAction(pending);
}
