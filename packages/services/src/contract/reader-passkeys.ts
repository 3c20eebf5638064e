import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { getAnswer, getWholeList, IdSchema, TextSchema } from "./lenient.js";

/** A passkey of the user. Times are ISO 8601. */
export const PasskeySchema = v.object({
  id: IdSchema,
  name: TextSchema,
  created: TextSchema,
  /** Empty if it was never used. */
  lastUsed: TextSchema,
});
export type Passkey = v.InferOutput<typeof PasskeySchema>;

/** Proof of a user whose sign-in is not recent. The field is absent after a recent sign-in. */
export const FreshSignInSchema = v.object({
  currentPassword: v.exactOptional(v.pipe(v.string(), v.maxLength(1024))),
});

export const PasskeyNameSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

/** Failures of a refused passkey change. */
export const passkeyFailures = {
  400: FailureSchema,
  403: FailureSchema,
  404: FailureSchema,
  409: FailureSchema,
  422: FailureSchema,
  423: FailureSchema,
  429: FailureSchema,
} as const;

/** Lists the user's passkeys, the newest first. */
export const passkeys = endpoint({
  name: "passkeys",
  method: "GET",
  base: "api",
  path: "user/passkeys",
  answer: getAnswer({ passkeys: getWholeList(PasskeySchema) }),
  spec: "beyond-30",
});

const OnePasskeySchema = v.object({ id: v.string() });

export const renamePasskey = endpoint({
  name: "renamePasskey",
  method: "PUT",
  base: "api",
  path: "user/passkeys/{id}",
  params: OnePasskeySchema,
  body: { as: "json", schema: v.object({ name: PasskeyNameSchema }) },
  failures: passkeyFailures,
  spec: "beyond-30",
});

/**
 * Removes a passkey from the account. An already removed passkey is no failure. Without a recent sign-in the password
 * is required: 400 for the field `currentPassword` if it is missing or wrong (beyond-167).
 */
export const removePasskey = endpoint({
  name: "removePasskey",
  method: "DELETE",
  base: "api",
  path: "user/passkeys/{id}",
  params: OnePasskeySchema,
  body: { as: "json", schema: FreshSignInSchema },
  failures: passkeyFailures,
  spec: "beyond-30",
});
