import { pageSingleton, report } from "@quire/core";
import { call, isRequestError } from "../client/index.js";
import { savedAmong } from "../contract/index.js";
import { getUser, sessionSignal, sessionStore } from "../session/index.js";
import { learnSaved } from "./saved-store.js";

/** Maximum number of ids in one call. */
const MAX_COUNT = 100;

interface SavedRequests {
  /** Ids that were requested or are waiting. */
  readonly requested: Set<string>;
  readonly waiting: string[];
}

/**
 * Loads which of these items the user has saved, once for each user and page. Calls in one task share requests of up to
 * 100 ids. Nothing is requested for guests.
 */
export function loadSavedState(ids: Iterable<string>): void {
  if (!getUser(sessionStore().getState())) return;
  const requestsByUser = pageSingleton("library-asked", () => new WeakMap<AbortSignal, SavedRequests>());
  const signal = sessionSignal();
  const requests = requestsByUser.get(signal) ?? { requested: new Set(), waiting: [] };
  requestsByUser.set(signal, requests);
  const fresh = [...new Set(ids)].filter((id) => id && !requests.requested.has(id));
  if (fresh.length === 0) return;
  if (requests.waiting.length === 0) setTimeout(() => void sendRequests(requests, signal));
  requests.waiting.push(...fresh);
  for (const id of fresh) requests.requested.add(id);
}

async function sendRequests({ requested, waiting }: SavedRequests, signal: AbortSignal): Promise<void> {
  const ids = waiting.splice(0);
  for (let start = 0; start < ids.length; start += MAX_COUNT) {
    const part = ids.slice(start, start + MAX_COUNT);
    try {
      const query = { ids: part.map(encodeURIComponent).join(",") };
      const { saved } = await call(savedAmong, { query, signal });
      if (!signal.aborted) learnSaved(part, new Set(saved));
    } catch (error) {
      // The buttons work without this state. The next call requests it again.
      for (const id of part) requested.delete(id);
      if (!isRequestError(error)) report(error);
    }
  }
}
