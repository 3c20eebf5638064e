import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { IdSchema } from "./lenient.js";

/** Body of a registration (accounts-3). The server checks the password rule, and the form explains it. */
export const RegistrationSchema = v.object({
  firstName: v.pipe(v.string(), v.maxLength(100)),
  lastName: v.pipe(v.string(), v.maxLength(100)),
  emailAddress: v.pipe(v.string(), v.nonEmpty(), v.maxLength(254)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
  optIn: v.optional(v.boolean(), false),
  deviceType: v.optional(v.string(), "WEB_SITE"),
  reCaptchaToken: v.optional(v.string(), ""),
});
export type Registration = v.InferInput<typeof RegistrationSchema>;

/** The specification has no shape for success. The confirmation needs these fields. */
export const RegisteredSchema = v.object({ id: IdSchema, emailAddress: v.string() });

const registrationFailures = {
  400: FailureSchema,
  403: FailureSchema,
  409: FailureSchema,
  422: FailureSchema,
} as const;

/** `{api}user/register`, used by the modal. Signs the new user in. */
export const registerUser = endpoint({
  name: "registerUser",
  method: "POST",
  base: "api",
  path: "user/register",
  body: { as: "json", schema: RegistrationSchema },
  answer: RegisteredSchema,
  failures: registrationFailures,
  spec: "accounts-7.7",
});

/** `/api/user/register`, for paywall cards. The specification has a separate endpoint for them. */
export const registerPaywallUser = endpoint({
  name: "registerPaywallUser",
  method: "POST",
  base: "api",
  path: "user/register",
  body: { as: "json", schema: RegistrationSchema },
  answer: RegisteredSchema,
  failures: registrationFailures,
  spec: "accounts-7.7",
});
