import { registerFollowWrites } from "./follows-handler.js";

/** Sends the follows and unfollows that an earlier page could not send. */
export function sendWaiting(): void {
  registerFollowWrites();
}
