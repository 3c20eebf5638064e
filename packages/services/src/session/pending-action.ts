import { idempotencyKey, jsonText, pageStorage, parseJson } from "@quire/core";
import * as v from "valibot";
import { followDataOf, keepFollowData } from "./follow-data.js";
import { FOLLOW_DATA_KEY, PENDING_ACTION_KEY } from "./has-pending-action.js";
import { pendingActionHandlers } from "./pending-action-handlers.js";

const LIFETIME = 30 * 60_000;

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

/** What a guest asked for and only somebody signed in can have. */
export interface PendingAction {
  readonly action: string;
  /** As JSON; whoever carries it out parses it. */
  readonly data: unknown;
}

/**
 * Keeps what a guest asked for until after sign-in, in this tab; a later one takes its place. What is to be
 * followed with followType 'enable-this' is kept under `follow-subscribe-data` instead (accounts-4.22).
 */
export function savePendingAction({ action, data }: PendingAction): void {
  dropPendingAction();
  const until = Date.now() + LIFETIME;
  const followData = followDataOf(action, data);
  if (followData) keepFollowData(followData, until);
  else {
    const kept = { version: 2, id: idempotencyKey(), action, data, until };
    pageStorage("session").set(PENDING_ACTION_KEY, jsonText(kept));
  }
}

/** Forgets it: the guest has turned away. */
export function dropPendingAction(): void {
  pageStorage("session").remove(PENDING_ACTION_KEY);
  pageStorage().remove(FOLLOW_DATA_KEY);
}

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
