import { starts } from "virtual:quire/after-paint";
import { startSafely } from "./start-safely.js";

/** What runs on every page once it has painted: what needs the API client, which comes with this chunk. */
export function startAfterPaint(): void {
  // Each in a task of its own: together they would be felt on a slow phone.
  for (const start of starts) setTimeout(startSafely, 0, start);
}
