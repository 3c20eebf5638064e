import * as v from "valibot";
import type { CurrentUser } from "../contract/index.js";

/** Names of topics, as texts or as objects `{ name }` like in the profile. */
const ViewedSchema = v.array(v.union([v.string(), v.object({ name: v.string() })]));

/**
 * Returns the number of followed topics with unseen content (accounts-3.3). The specification defines neither the
 * count's source nor the shape of `viewed`. Here `viewed` lists the topics whose latest content the user has seen. All
 * other followed topics are unread. Returns 0 if `viewed` is missing or has another shape, to avoid a false alarm.
 */
export function getFollowingUnreadCount({ topics, viewed }: CurrentUser): number {
  const result = v.safeParse(ViewedSchema, viewed);
  if (!result.success) return 0;
  const viewedNames = new Set(result.output.map((one) => (typeof one === "string" ? one : one.name).trim()));
  return new Set(topics.map(({ name }) => name.trim()).filter((name) => !viewedNames.has(name))).size;
}
