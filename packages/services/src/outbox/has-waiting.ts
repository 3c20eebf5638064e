import { pageStorage } from "@quire/core";

/** Returns true if an earlier page or another tab has left entries. The check loads no further code. */
export function hasWaiting(): boolean {
  return pageStorage().keys(OUTBOX).length > 0;
}

/** Prefix of the storage keys of entries. Each entry has its own key, so that simultaneous tabs lose none. */
export const OUTBOX = "quire:outbox:";
