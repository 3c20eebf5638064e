import { starts } from "virtual:quire/after-paint";
import { startAll } from "./start-all.js";

/** What runs on every page once it has painted: what needs the API client, which comes with this chunk. */
export function startAfterPaint(): void {
  startAll(starts);
}
