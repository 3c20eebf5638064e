import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { ProfileUpdateSchema } from "./profile-update.js";
import { QuotaSchema } from "./user.js";

/** What the sign-in form sends (accounts-3.8). Without a captcha token the server allows fewer tries. */
export const CredentialsSchema = v.object({
  username: v.pipe(v.string(), v.nonEmpty(), v.maxLength(254)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
  reCaptchaToken: v.optional(v.string(), ""),
  deviceType: v.optional(v.string(), "WEB_SITE"),
});
export type Credentials = v.InferInput<typeof CredentialsSchema>;

/** The spec shows no success shape; this field tells a real answer from whatever else is JSON. */
export const SignedInSchema = v.object({ authenticated: v.literal(true) });

/** A number, or its digits as text: some servers quote their numbers. */
const countSchema = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.regex(/^\d+$/), v.transform(Number)),
]);

/**
 * Sign-in failure response (accounts-3.13), with whatever 4xx it comes; `lockout_duration` in seconds. One field that
 * cannot be read does not take the others along.
 */
export const SignInFailureSchema = v.object({
  ...FailureSchema.entries,
  tries_left: v.fallback(v.nullish(v.pipe(countSchema, v.integer(), v.minValue(0))), null),
  lockout_duration: v.fallback(v.nullish(v.pipe(countSchema, v.minValue(0))), null),
  user_restricted: v.fallback(v.nullish(v.boolean()), null),
});
export type SignInFailure = v.InferOutput<typeof SignInFailureSchema>;

export const authenticate = endpoint({
  name: "authenticate",
  method: "POST",
  base: "site",
  path: "authenticate",
  body: { as: "form", schema: CredentialsSchema },
  answer: SignedInSchema,
  failures: { "4XX": SignInFailureSchema },
  spec: "accounts-7.1",
});

/** Ends the session; a navigation is sent on to `return`, where that is a path of the site. */
export const logout = endpoint({
  name: "logout",
  method: "GET",
  base: "site",
  path: "logout",
  query: v.object({ return: v.optional(v.string()) }),
  spec: "accounts-7.2",
});

/** Signs out of the second identity service, which lies on another origin: sent with credentials. */
export const identityLogout = endpoint({
  name: "identityLogout",
  method: "POST",
  base: "identity",
  path: "logout",
  spec: "accounts-7.3",
});

/** Changes what it names; the new profile is fetched afterwards, its answer holds nothing. */
export const updateProfile = endpoint({
  name: "updateProfile",
  method: "POST",
  base: "api",
  path: "user/profile",
  body: { as: "json", schema: ProfileUpdateSchema },
  failures: { 400: FailureSchema, 409: FailureSchema, 422: FailureSchema, 423: FailureSchema },
  spec: "accounts-7.5",
});

/** Ends a change of the e-mail address: `token` is that of the link which was mailed to the new one. */
export const confirmEmail = endpoint({
  name: "confirmEmail",
  method: "POST",
  base: "api",
  path: "user/email/confirm",
  body: { as: "json", schema: v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)) }) },
  failures: { 400: FailureSchema, 409: FailureSchema },
  spec: "accounts-7.5",
});

export const quota = endpoint({
  name: "quota",
  method: "GET",
  base: "api",
  path: "user/quota",
  answer: QuotaSchema,
  spec: "accounts-7.6",
});

export const ascendQuota = endpoint({
  name: "ascendQuota",
  method: "GET",
  base: "api",
  path: "user/ascend-quota",
  answer: QuotaSchema,
  spec: "accounts-7.6",
});
