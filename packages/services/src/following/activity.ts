import { QuireError } from "@quire/core";
import type { FollowType } from "../contract/index.js";

/** All activities. A guest's click reads them, so this file imports no schema. */
const ACTIVITIES: Readonly<Record<FollowType, true>> = {
  topic: true,
  newsletter: true,
  marketingCampaign: true,
};

/**
 * Returns the activity that a request names (content-3.11): `topic`, `newsletter` or `marketingCampaign`.
 * @throws QuireError `follow/unsupported-activity`: 'Unsupported activity: {name}' (accounts-8.28)
 */
export function getActivity(name: unknown): FollowType {
  if (isActivity(name)) return name;
  throw new QuireError("follow/unsupported-activity", `Unsupported activity: ${String(name)}`);
}

const isActivity = (name: unknown): name is FollowType =>
  typeof name === "string" && Object.hasOwn(ACTIVITIES, name);
