import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";

/** Makes an address under which an article can be read as a gift. 403: none are left, or not for this reader. */
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
    /** Missing where nobody counts. The gift is made by then, and lost for none that cannot be read. */
    articleGiftsLeft: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
  }),
  failures: { 400: FailureSchema, 403: FailureSchema, 404: FailureSchema, 422: FailureSchema },
  spec: "accounts-7.20",
});
