import { pageStorage } from "@quire/core";
import { OUTBOX } from "./outbox-key.js";

/** Returns true if an earlier page or another tab has left entries. The check loads no further code. */
export function hasWaiting(): boolean {
  return pageStorage().keys(OUTBOX).length > 0;
}
