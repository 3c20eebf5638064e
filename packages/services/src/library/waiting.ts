import { handleSaves } from "./saves-handler.js";

/** Saves, discards and files what an earlier page could not. */
export function sendWaiting(): void {
  handleSaves();
}
