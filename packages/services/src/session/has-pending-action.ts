import { pageStorage } from "@quire/core";

/** Storage key of a guest's pending action, in this tab. */
export const PENDING_ACTION_KEY = "quire:intent";

/** Storage key of a guest's pending follow (accounts-3.17), in this browser. Hosts use it too. */
export const FOLLOW_DATA_KEY = "follow-subscribe-data";

/** Returns true if a pending action waits for sign-in. */
export function hasPendingAction(): boolean {
  return (pageStorage("session").get(PENDING_ACTION_KEY) ?? pageStorage().get(FOLLOW_DATA_KEY)) !== null;
}

/** Returns true if this action of a guest waits for sign-in. It is parsed only when it runs. */
export function isPending(action: string): boolean {
  return pageStorage("session").get(PENDING_ACTION_KEY)?.includes(`"action":"${action}"`) ?? false;
}
