import { call, isRequestError } from "@quire/client-service";
import { savesStream } from "@quire/contract-service";
import { report, shared } from "@quire/core";
import { sessionSignal } from "@quire/session-service";
import { knowRecentSaves } from "./saved-store.js";

/** As many as one call gives. */
const PAGE_SIZE = 100;

/**
 * Learns which items the reader has saved lately, once a reader and page: one call, however many buttons ask. An item
 * that was saved before those shows as not saved; saving it again takes it out of no folder.
 */
export function loadRecentSaves(): Promise<void> {
  const asked = shared("library-recent-saves", () => new WeakMap<AbortSignal, Promise<void>>());
  const signal = sessionSignal();
  const current = asked.get(signal) ?? read(signal);
  asked.set(signal, current);
  return current;
}

async function read(signal: AbortSignal): Promise<void> {
  try {
    const params = { pageNumber: 1, pageSize: PAGE_SIZE };
    const { entries, page } = await call(savesStream, { params, query: { format: "json" }, signal });
    const ids = entries.map(({ id, content }) => content.id || id);
    if (!signal.aborted) knowRecentSaves(ids, page.last);
  } catch (error) {
    // Without it the buttons show nothing, and work.
    if (!isRequestError(error)) report(error);
  }
}
