import { pageStorage, parseJson } from "@quire/core";
import * as v from "valibot";
import { PENDING_ACTION_KEY } from "./has-pending-action.js";
import { LIFETIME } from "./pending-action.js";
import { pendingActionHandlers } from "./pending-action-handlers.js";

/**
 * Which pending actions were carried out, by their ids, the latest only: a tab that the page opens gets a copy of
 * the one that is kept.
 */
const DONE_KEY = "quire:intents-done";
const MOST_DONE = 20;

const PendingActionSchema = v.object({
  version: v.literal(2),
  id: v.string(),
  action: v.string(),
  data: v.unknown(),
  /** When it is too old to be meant any more, in milliseconds since 1970. */
  until: v.number(),
});

/**
 * The handler of the pending action. The pending action is gone with this, its copies in other tabs too: it runs once, whatever
 * comes of it.
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
  pageStorage().set(DONE_KEY, [...done, id].slice(-MOST_DONE).join(" "));
  return true;
}

function readPendingAction(): v.InferOutput<typeof PendingActionSchema> | undefined {
  try {
    const pending = v.parse(
      PendingActionSchema,
      parseJson(pageStorage("session").get(PENDING_ACTION_KEY) ?? ""),
    );
    if (pending.until > Date.now() && pending.until <= Date.now() + LIFETIME) return pending;
  } catch {
    // Not ours or an older version's: like one that is too old, it is dropped.
  }
  pageStorage("session").remove(PENDING_ACTION_KEY);
  return undefined;
}
