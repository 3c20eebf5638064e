import {
  announce,
  getUserMessage,
  notify,
  openOverlay,
  pageStorage,
  parseJson,
  report,
  reportCorrupt,
} from "@quire/core";
import * as v from "valibot";
import { consumePendingAction } from "./consume-pending-action.js";
import { FOLLOW_DATA_KEY, PENDING_ACTION_KEY } from "./has-pending-action.js";
import { inOneTab } from "./in-one-tab.js";
import { pendingActionHandlers } from "./pending-action-handlers.js";
import { pendingActionsHold } from "./pending-actions-hold.js";

/**
 * Runs the pending action exactly once after sign-in, and announces its outcome. Follow data is shared by all tabs, and an
 * opened tab has a copy of the pending action. Only one of these tabs runs it.
 */
export async function runPendingAction(): Promise<void> {
  if (pendingActionsHold().isOn) return;
  pendingActionHandlers().set(OPEN_ACTION, openKeptOverlay);
  await runAndShow(await inOneTab(PENDING_ACTION_KEY, consumePendingAction));
  await runAndShow(await inOneTab(FOLLOW_DATA_KEY, takeFollowData));
}

async function runAndShow(run: (() => Promise<string>) | undefined): Promise<void> {
  if (!run) return;
  try {
    const announcement = await run();
    if (announcement) announce(announcement);
  } catch (error) {
    report(error);
    const message = getUserMessage(error);
    if (message) notify(message, "error");
  }
}

/** A guest's pending follow, stored until sign-in (accounts-3.17, accounts-4.22). */
const FollowDataSchema = v.object({
  followType: v.literal("enable-this"),
  type: v.string(),
  name: v.string(),
  email: v.optional(v.string()),
  /** Expiry in milliseconds since 1970. Data from a host's script has no expiry. */
  until: v.optional(v.number()),
});

/** Removes the stored follow, and returns a function that performs it. Ignores an expired one. */
function takeFollowData(): (() => Promise<string>) | undefined {
  const handler = pendingActionHandlers().get("follow");
  const data = handler && readFollowData();
  if (!data) return undefined;
  pageStorage().remove(FOLLOW_DATA_KEY);
  const { until = Number.POSITIVE_INFINITY, ...action } = data;
  return until > Date.now() ? () => handler(action) : undefined;
}

function readFollowData(): v.InferOutput<typeof FollowDataSchema> | undefined {
  const text = pageStorage().get(FOLLOW_DATA_KEY);
  if (text === null) return undefined;
  try {
    const stored = v.parse(v.looseObject({ followType: v.unknown() }), parseJson(text));
    // Data with another followType belongs to the host's own scripts and stays stored.
    if (typeof stored.followType === "string" && stored.followType !== "enable-this") return undefined;
    return v.parse(FollowDataSchema, stored);
  } catch (cause) {
    const fix = 'Write { "followType": "enable-this", "type": "topic", "name": "Strategy" }.';
    reportCorrupt(`stored "${FOLLOW_DATA_KEY}"`, cause, { fix });
    pageStorage().remove(FOLLOW_DATA_KEY);
    return undefined;
  }
}

/** The pending action of a guest who wanted to open an overlay that needs an account, usually a flyout. */
const OPEN_ACTION = "open";

/** Valid attribute names. A name that would create an event handler is rejected. */
const AttributeName = v.pipe(v.string(), v.regex(/^(?!on)[a-z][a-z-]*$/));

const OpenSchema = v.object({
  /** The overlay's widget name, such as "change-password-flyout". */
  name: v.string(),
  attributes: v.record(AttributeName, v.string()),
});

/**
 * Opens the overlay of a pending action. It takes the focus, because the element that had the focus may have
 * been removed.
 */
async function openKeptOverlay(data: unknown): Promise<string> {
  openOverlay({ ...v.parse(OpenSchema, data), keyboard: true });
  return ""; // The opened overlay needs no message.
}
