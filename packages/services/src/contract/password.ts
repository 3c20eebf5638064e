import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";

const EmailSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(254));
const PasswordSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024));

/**
 * 403: restricted; 423: locked (accounts-8.17, accounts-8.18). Every other e-mail address gets the same answer.
 */
const forgotFailures = {
  400: FailureSchema,
  403: FailureSchema,
  422: FailureSchema,
  423: FailureSchema,
} as const;

/** Requests a link for a new password, from the modal and the card. */
export const forgotPassword = endpoint({
  name: "forgotPassword",
  method: "POST",
  base: "api",
  path: "user/forgotpassword",
  body: {
    as: "json",
    schema: v.object({
      emailAddress: EmailSchema,
      reCaptchaToken: v.optional(v.string(), ""),
      deviceType: v.optional(v.string(), "WEB_SITE"),
    }),
  },
  failures: forgotFailures,
  spec: "accounts-7.12",
});

/** Requests the same link from the flyout. The specification has a separate endpoint for it. */
export const forgotPasswordFlyout = endpoint({
  name: "forgotPasswordFlyout",
  method: "POST",
  base: "api",
  path: "user/forgot-password",
  body: {
    as: "json",
    schema: v.object({ email: EmailSchema, reCaptchaToken: v.optional(v.string(), "") }),
  },
  failures: forgotFailures,
  spec: "accounts-7.10",
});

/** Sets a new password with the token of the link. 400 names the field: `token` (used or expired) or `password`. */
export const resetPassword = endpoint({
  name: "resetPassword",
  method: "POST",
  base: "api",
  path: "user/reset-password",
  body: {
    as: "json",
    schema: v.object({ password: PasswordSchema, token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(512)) }),
  },
  failures: {
    400: FailureSchema,
    403: FailureSchema,
    404: FailureSchema,
    422: FailureSchema,
    423: FailureSchema,
  },
  spec: "accounts-7.11",
});

/** Changes the user's password. 400 names the field: `current` or `password`. */
export const changePassword = endpoint({
  name: "changePassword",
  method: "POST",
  base: "api",
  path: "user/password",
  body: { as: "json", schema: v.object({ current: PasswordSchema, password: PasswordSchema }) },
  failures: { 400: FailureSchema, 403: FailureSchema, 422: FailureSchema, 423: FailureSchema },
  spec: "accounts-7.9",
});
