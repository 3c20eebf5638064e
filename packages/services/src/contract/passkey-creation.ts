import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FreshSignInSchema, PasskeyNameSchema, PasskeySchema, passkeyFailures } from "./reader-passkeys.js";
import { PasskeyAttestationSchema, PasskeyCreationSchema } from "./webauthn.js";

/**
 * Returns the options for a new passkey of the current user. Some time after the sign-in, the call needs the password: 400
 * for the field `currentPassword` when it is missing or wrong.
 */
export const passkeyCreation = endpoint({
  name: "passkeyCreation",
  method: "POST",
  base: "api",
  path: "user/passkeys/creation",
  body: { as: "json", schema: FreshSignInSchema },
  answer: PasskeyCreationSchema,
  failures: passkeyFailures,
  spec: "beyond-30",
});

/** Stores a new passkey. 409: it exists already. */
export const addPasskey = endpoint({
  name: "addPasskey",
  method: "POST",
  base: "api",
  path: "user/passkeys",
  body: {
    as: "json",
    schema: v.object({ credential: PasskeyAttestationSchema, name: PasskeyNameSchema }),
  },
  answer: PasskeySchema,
  failures: passkeyFailures,
  spec: "beyond-30",
});
