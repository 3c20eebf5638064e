import { handleSaves } from "./saves-handler.js";

/** Sends the saves, discards and filings that an earlier page could not send. */
export function sendWaiting(): void {
  handleSaves();
}
