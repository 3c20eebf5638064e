import { registerFollowWrites } from "./follows-handler.js";

/** Follows and ends what an earlier page could not. */
export function sendWaiting(): void {
  registerFollowWrites();
}
