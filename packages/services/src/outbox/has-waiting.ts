import { pageStorage } from "@quire/core";
import { OUTBOX } from "./outbox-key.js";

/** Whether an earlier page, or another tab, has left something behind. It costs a page nothing else to ask. */
export function hasWaiting(): boolean {
  return pageStorage().keys(OUTBOX).length > 0;
}
