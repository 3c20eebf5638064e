import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { ProfileUpdateSchema } from "./profile-update.js";
import { QuotaSchema } from "./user.js";

/** Body of the sign-in form (accounts-3.8). Without a captcha token the server allows fewer attempts. */
export const CredentialsSchema = v.object({
  username: v.pipe(v.string(), v.nonEmpty(), v.maxLength(254)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
  reCaptchaToken: v.optional(v.string(), ""),
  deviceType: v.optional(v.string(), "WEB_SITE"),
});
export type Credentials = v.InferInput<typeof CredentialsSchema>;

/** The specification has no shape for success. This field identifies a real answer. */
export const SignedInSchema = v.object({ authenticated: v.literal(true) });

/** A number, or its digits as text: some servers quote their numbers. */
const countSchema = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.regex(/^\d+$/), v.transform(Number)),
]);

/**
 * Sign-in failure (accounts-3.13), for every 4xx status. `lockout_duration` is in seconds. An invalid field becomes null
 * and does not affect the others.
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

/** Ends the session. A navigation is redirected to `return` if that is a path of the site. */
export const logout = endpoint({
  name: "logout",
  method: "GET",
  base: "site",
  path: "logout",
  query: v.object({ return: v.optional(v.string()) }),
  spec: "accounts-7.2",
});

/** Signs out of the second identity service, which has another origin. */
export const identityLogout = endpoint({
  name: "identityLogout",
  method: "POST",
  base: "identity",
  path: "logout",
  spec: "accounts-7.3",
});

/** Changes the given fields of the profile. The answer is empty: fetch the new profile afterwards. */
export const updateProfile = endpoint({
  name: "updateProfile",
  method: "POST",
  base: "api",
  path: "user/profile",
  body: { as: "json", schema: ProfileUpdateSchema },
  failures: {
    400: FailureSchema,
    409: FailureSchema,
    422: FailureSchema,
    423: FailureSchema,
    429: FailureSchema,
  },
  spec: "accounts-7.5",
});

/** Confirms a new e-mail address with the `token` of the mailed link. */
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
