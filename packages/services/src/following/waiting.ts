import { handleFollows } from "./follows-handler.js";

/** Follows and ends what an earlier page could not. */
export function sendWaiting(): void {
  handleFollows();
}
