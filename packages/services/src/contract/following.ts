import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";

/** Kind of a followed thing (content-3.11). */
export const FollowTypeSchema = v.picklist(["topic", "newsletter", "marketingCampaign"]);
export type FollowType = v.InferOutput<typeof FollowTypeSchema>;

/**
 * A topic or newsletter to follow by its name, or a campaign by its id. With `email`, a guest signs up for a newsletter
 * without an account.
 */
export const FollowSchema = v.object({
  type: FollowTypeSchema,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  email: v.optional(v.pipe(v.string(), v.maxLength(254))),
});
export type Follow = v.InferInput<typeof FollowSchema>;

/** 403 carries the code `subscriber-only` or `executive-only` (content-6.8). */
const followFailures = {
  400: FailureSchema,
  403: FailureSchema,
  404: FailureSchema,
  422: FailureSchema,
} as const;

export const follow = endpoint({
  name: "follow",
  method: "POST",
  base: "api",
  path: "user/subscribe",
  body: { as: "json", schema: FollowSchema },
  failures: followFailures,
  keyed: true,
  spec: "content-7.18",
});

export const unfollow = endpoint({
  name: "unfollow",
  method: "DELETE",
  base: "api",
  path: "user/subscribe",
  body: { as: "json", schema: FollowSchema },
  failures: followFailures,
  keyed: true,
  spec: "content-7.18",
});
