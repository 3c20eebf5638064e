import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FreshSignInSchema, PasskeyNameSchema, PasskeySchema, passkeyFailures } from "./reader-passkeys.js";
import { PasskeyAttestationSchema, PasskeyCreationSchema } from "./webauthn.js";

/**
 * What a browser is to make for whoever is signed in. Who has not signed in lately sends their password too: 400 for the
 * field `currentPassword` where it is missing or wrong.
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

/** Keeps what a browser has made. 409: it is known already. */
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
