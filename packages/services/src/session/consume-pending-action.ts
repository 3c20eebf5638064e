import { pageStorage, parseJson } from "@quire/core";
import * as v from "valibot";
import { PENDING_ACTION_KEY } from "./has-pending-action.js";
import { ACTION_LIFETIME_MS } from "./pending-action.js";
import { pendingActionHandlers } from "./pending-action-handlers.js";

/**
 * Storage key of the ids of the latest performed actions. A tab that the page opens inherits a copy of the pending action,
 * and must not perform it again.
 */
const DONE_KEY = "quire:intents-done";
const MAX_DONE_INTENTS = 20;

const PendingActionSchema = v.object({
  version: v.literal(2),
  id: v.string(),
  action: v.string(),
  data: v.unknown(),
  /** Expiry in milliseconds since 1970. */
  until: v.number(),
});

/**
 * Removes the pending action and returns a function that performs it. Copies in other tabs are ignored, so that it runs
 * only once, even if it fails.
 */
export function consumePendingAction(): (() => Promise<string>) | undefined {
  const pending = readPendingAction();
  const handler = pending && pendingActionHandlers().get(pending.action);
  if (!pending || !handler) return undefined;
  pageStorage("session").remove(PENDING_ACTION_KEY);
  return isFirst(pending.id) ? () => handler(pending.data) : undefined;
}

function isFirst(id: string): boolean {
  const done = pageStorage().get(DONE_KEY)?.split(" ") ?? [];
  if (done.includes(id)) return false;
  pageStorage().set(DONE_KEY, [...done, id].slice(-MAX_DONE_INTENTS).join(" "));
  return true;
}

function readPendingAction(): v.InferOutput<typeof PendingActionSchema> | undefined {
  try {
    const pending = v.parse(
      PendingActionSchema,
      parseJson(pageStorage("session").get(PENDING_ACTION_KEY) ?? ""),
    );
    if (pending.until > Date.now() && pending.until <= Date.now() + ACTION_LIFETIME_MS) return pending;
  } catch {
    // An invalid record, or one of an older version, is removed below, like an expired one.
  }
  pageStorage("session").remove(PENDING_ACTION_KEY);
  return undefined;
}
