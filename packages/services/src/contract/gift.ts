import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";

/** Creates a gift address of an article. 403: no gifts left, or not allowed for this user. */
export const giveArticleGift = endpoint({
  name: "giveArticleGift",
  method: "POST",
  base: "api",
  path: "article-gift/give-gift",
  body: {
    as: "json",
    schema: v.object({ url: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2048)) }),
  },
  answer: v.object({
    articleGiftURL: v.pipe(v.string(), v.nonEmpty()),
    /** Missing if there is no limit. An invalid number is ignored, because the gift exists already. */
    articleGiftsLeft: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
  }),
  failures: { 400: FailureSchema, 403: FailureSchema, 404: FailureSchema, 422: FailureSchema },
  spec: "accounts-7.20",
});
