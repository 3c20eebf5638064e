import * as v from "valibot";
import type { CurrentUser } from "../contract/index.js";

/** Topics by name, as texts or as the profile writes its own: `{ name }`. */
const ViewedSchema = v.array(v.union([v.string(), v.object({ name: v.string() })]));

/**
 * How many followed topics have something that the reader has not seen (accounts-3.3). The spec shows neither the
 * count's source nor the shape of `viewed`: here `viewed` lists the topics whose latest content has been seen, and
 * every other followed topic is unread. Any other `viewed`, or none, says nothing about topics: 0, not a false alarm.
 */
export function followingUnreadCountOf({ topics, viewed }: CurrentUser): number {
  const result = v.safeParse(ViewedSchema, viewed);
  if (!result.success) return 0;
  const seen = new Set(result.output.map((one) => (typeof one === "string" ? one : one.name).trim()));
  return new Set(topics.map(({ name }) => name.trim()).filter((name) => !seen.has(name))).size;
}
