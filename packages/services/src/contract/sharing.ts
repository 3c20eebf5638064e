import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { getAnswer, TextSchema } from "./lenient.js";

const AddressSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2048));
const EmailSchema = v.pipe(v.string(), v.maxLength(254));

/** Share providers (content-3.10). X is still called Twitter in payloads. */
export const ShareProviderSchema = v.picklist(["email", "Facebook", "Twitter", "LinkedIn"]);
export type ShareProvider = v.InferOutput<typeof ShareProviderSchema>;

/** A guest must send `from` for e-mail (content-5.6). Each entry of `sharedWith` is an e-mail address. */
export const ShareSchema = v.object({
  url: AddressSchema,
  /** The user's message. */
  description: v.optional(v.pipe(v.string(), v.maxLength(2000)), ""),
  provider: ShareProviderSchema,
  sharedWith: v.optional(v.pipe(v.array(EmailSchema), v.maxLength(20)), () => []),
  from: v.optional(EmailSchema),
  /** Captcha token of a guest who sends an e-mail. */
  reCaptchaToken: v.optional(v.string()),
});
export type Share = v.InferInput<typeof ShareSchema>;

/**
 * Sends an e-mail to each recipient, or records a share by another provider. Needs no account. 400 names the field: `from`
 * or `sharedWith` for an invalid address, `url` for an address outside of the site.
 */
export const shareByEmail = endpoint({
  name: "shareByEmail",
  method: "POST",
  base: "api",
  path: "user/share",
  body: { as: "json", schema: ShareSchema },
  failures: { 400: FailureSchema, 422: FailureSchema },
  spec: "content-7.16",
});

/** Returns a short address for `url`, the same one for repeated calls. 400 for a `url` outside of the site. */
export const shortenUrl = endpoint({
  name: "shortenUrl",
  method: "POST",
  base: "api",
  path: "integration/url/shorten",
  body: { as: "json", schema: v.object({ url: AddressSchema }) },
  answer: v.object({ shortUrl: v.pipe(v.string(), v.nonEmpty()) }),
  failures: { 400: FailureSchema, 422: FailureSchema },
  spec: "content-7.16",
});

/** Returns the whole address of a folder's page for sharing. Finds the folder by id, slug or name. */
export const listUrl = endpoint({
  name: "listUrl",
  method: "GET",
  base: "api",
  path: "user/list/url/{x}",
  params: v.object({ x: v.string() }),
  answer: getAnswer({ listurl: TextSchema }),
  failures: { 404: FailureSchema },
  spec: "content-7.15",
});
