import { pageStorage } from "@quire/core";

/** Where a guest's pending action is kept, in this tab. */
export const PENDING_ACTION_KEY = "quire:intent";

/** Where hosts and Quire keep what a guest wanted to follow (accounts-3.17), in this browser. */
export const FOLLOW_DATA_KEY = "follow-subscribe-data";

/** Whether something waits to be carried out once the reader is known. */
export function hasPendingAction(): boolean {
  return (pageStorage("session").get(PENDING_ACTION_KEY) ?? pageStorage().get(FOLLOW_DATA_KEY)) !== null;
}
