import { pageStorage, parseJson, reportCorrupt } from "@quire/core";
import * as v from "valibot";
import { FOLLOW_DATA_KEY } from "./has-pending-action.js";
import { pendingActionHandlers } from "./pending-action-handlers.js";

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
export function takeFollowData(): (() => Promise<string>) | undefined {
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
