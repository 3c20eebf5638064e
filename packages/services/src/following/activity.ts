import { QuireError } from "@quire/core";
import { type FollowType, FollowTypeSchema } from "../contract/index.js";

/**
 * The activity that a request names (content-3.11): `topic`, `newsletter` or `marketingCampaign`.
 * @throws QuireError `follow/unsupported-activity`: 'Unsupported activity: {name}' (accounts-8.28)
 */
export function activityOf(name: unknown): FollowType {
  const activity = FollowTypeSchema.options.find((known) => known === name);
  if (activity !== undefined) return activity;
  throw new QuireError("follow/unsupported-activity", `Unsupported activity: ${String(name)}`);
}
