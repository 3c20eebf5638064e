import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { FollowTypeSchema } from "./following.js";
import { FlagSchema, getAnswer, getList, TextSchema } from "./lenient.js";

const NameSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));
const NamedBodySchema = v.object({ name: NameSchema });

/** The server validates the typed `email`. It answers 400 with the code `email` (accounts-5.15). */
const SignUpSchema = v.object({ name: NameSchema, email: v.pipe(v.string(), v.maxLength(254)) });

/** 403 carries the code `subscriber-only` or `executive-only` (content-6.8). */
const followFailures = {
  400: FailureSchema,
  403: FailureSchema,
  404: FailureSchema,
  422: FailureSchema,
} as const;

/** A topic. `followed` is false for guests. */
export const TopicSchema = v.object({
  name: TextSchema,
  /** Slug in `/topic/subject/{topic-slug}`. */
  slug: TextSchema,
  followed: FlagSchema,
  subscriberOnly: FlagSchema,
  executiveOnly: FlagSchema,
});
export type Topic = v.InferOutput<typeof TopicSchema>;

/** Lists all topics by name. */
export const topics = endpoint({
  name: "topics",
  method: "GET",
  base: "api",
  path: "topic",
  answer: getAnswer({ topics: getList(TopicSchema) }),
  spec: "content-7.20",
});

/** `DELETE {api}user/follow`: unfollows a topic by its name. */
export const unfollowByName = endpoint({
  name: "unfollowByName",
  method: "DELETE",
  base: "api",
  path: "user/follow",
  body: { as: "json", schema: NamedBodySchema },
  failures: { 400: FailureSchema },
  keyed: true,
  spec: "content-7.20",
});

/** Unfollows everything of one type, or everything without a type. */
export const unsubscribeAll = endpoint({
  name: "unsubscribeAll",
  method: "DELETE",
  base: "api",
  path: "user/unsubscribe/all",
  place: "user/subscribe",
  body: { as: "json", schema: v.object({ type: v.optional(FollowTypeSchema) }) },
  failures: { 400: FailureSchema },
  keyed: true,
  spec: "content-7.19",
});

/** Subscribes to a campaign. `name` is the campaign's id. */
export const subscribeCampaign = endpoint({
  name: "subscribeCampaign",
  method: "POST",
  base: "api",
  path: "user/marketingcampaign/subscribe",
  body: { as: "json", schema: NamedBodySchema },
  failures: followFailures,
  keyed: true,
  spec: "content-7.21",
});

export const unsubscribeCampaign = endpoint({
  name: "unsubscribeCampaign",
  method: "DELETE",
  base: "api",
  path: "user/marketingcampaign/subscribe",
  body: { as: "json", schema: NamedBodySchema },
  failures: followFailures,
  keyed: true,
  spec: "content-7.21",
});

/** `POST {api}newsletters/subscribe`: subscribes a signed-in user. */
export const subscribeNewsletter = endpoint({
  name: "subscribeNewsletter",
  method: "POST",
  base: "api",
  path: "newsletters/subscribe",
  body: { as: "json", schema: NamedBodySchema },
  failures: followFailures,
  keyed: true,
  spec: "content-7.22",
});

export const unsubscribeNewsletter = endpoint({
  name: "unsubscribeNewsletter",
  method: "POST",
  base: "api",
  path: "newsletters/unsubscribe",
  place: "newsletters/subscribe",
  body: { as: "json", schema: NamedBodySchema },
  failures: followFailures,
  keyed: true,
  spec: "content-7.22",
});

/** `POST /api/newsletters/subscribe`: signs up by e-mail, without an account. Only this call's body has `email`. */
export const signUpForNewsletter = endpoint({
  name: "signUpForNewsletter",
  method: "POST",
  base: "api",
  path: "newsletters/subscribe",
  body: { as: "json", schema: SignUpSchema },
  failures: followFailures,
  keyed: true,
  spec: "content-7.23",
});

/** `POST /api/marketingcampaign/subscribe`: signs up by e-mail, without an account. `name` is the campaign's id. */
export const signUpForCampaign = endpoint({
  name: "signUpForCampaign",
  method: "POST",
  base: "api",
  path: "marketingcampaign/subscribe",
  body: { as: "json", schema: SignUpSchema },
  failures: followFailures,
  keyed: true,
  spec: "content-7.23",
});
