import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { SignedInSchema, SignInFailureSchema } from "./session.js";
import { PasskeyAssertionSchema, PasskeyRequestSchema } from "./webauthn.js";

/** Returns the challenge for a sign-in by passkey. It is valid once and for a short time. */
export const passkeyRequest = endpoint({
  name: "passkeyRequest",
  method: "POST",
  base: "api",
  path: "passkeys/request",
  answer: PasskeyRequestSchema,
  failures: { 429: FailureSchema },
  spec: "beyond-28",
});

/**
 * Lists the origins whose pages may use the passkeys of this host (WebAuthn's related origins). Browsers read it before a page
 * of another domain uses them; no widget does. 404: passkeys are for each page's own host.
 */
export const relatedOrigins = endpoint({
  name: "relatedOrigins",
  method: "GET",
  base: "site",
  path: ".well-known/webauthn",
  answer: v.object({ origins: v.array(v.string()) }),
  spec: "beyond-435",
});

/**
 * Signs in with a signed challenge. 401: unknown passkey, or wrong signature. 400: the challenge has expired. Locked and
 * restricted accounts are reported as for a password.
 */
export const authenticatePasskey = endpoint({
  name: "authenticatePasskey",
  method: "POST",
  base: "api",
  path: "passkeys/authenticate",
  body: { as: "json", schema: v.object({ credential: PasskeyAssertionSchema }) },
  answer: SignedInSchema,
  failures: { "4XX": SignInFailureSchema },
  spec: "beyond-28",
});
