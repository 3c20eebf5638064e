import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { getAnswer } from "./lenient.js";
import { QuotaSchema } from "./user.js";

/** The condition of access to one article, as its page states it. The server of the text compares it. */
const AccessRuleSchema = v.object({
  for: v.picklist(["registered", "subscribers"]),
  /** Names of tiers, separated by commas. Empty: every tier. */
  tiers: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
  /** The article counts as a free article for readers without access. */
  metered: v.optional(v.boolean(), false),
});

/**
 * Grants the current user one article for at most a minute (beyond-373). The grant is a JWT, signed with HS256 and a key
 * that the API shares with the server of the text. Its claims: `aud` is `site`, `sub` is `article`, with `iat` and `exp`,
 * and the rule of the request as `for`, `tiers` and `metered`.
 *
 * - 204 without a grant: the guest's browser got a cookie for the count of free articles. Ask again, with `again`.
 * - 401: the article needs an account.
 * - 403, `subscribers`: it needs a subscription, or another plan. `no-articles-left`: all free articles are read.
 *   `cookie`: the browser keeps no cookie.
 * - 404: the API grants nothing for this site.
 */
export const grantAccess = endpoint({
  name: "grantAccess",
  method: "POST",
  base: "api",
  path: "access/grant",
  absent: 204,
  body: {
    as: "json",
    schema: v.object({
      /** Origin of the server of the text. */
      site: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
      /** Path and query of the text at that server. They identify the article in the count, too. */
      article: v.pipe(v.string(), v.startsWith("/"), v.maxLength(2048)),
      ...AccessRuleSchema.entries,
      /** True for the second attempt, after the answer 204. */
      again: v.optional(v.boolean(), false),
    }),
  },
  answer: getAnswer({
    grant: v.pipe(v.string(), v.nonEmpty()),
    /** The free articles of a reader without other access. */
    quota: v.nullish(QuotaSchema, null),
  }),
  failures: { 400: FailureSchema, 401: FailureSchema, 403: FailureSchema, 404: FailureSchema },
  spec: "beyond-373",
});
