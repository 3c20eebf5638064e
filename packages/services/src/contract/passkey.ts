import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { SignedInSchema, SignInFailureSchema } from "./session.js";
import { PasskeyAssertionSchema, PasskeyRequestSchema } from "./webauthn.js";

/** What a browser is to sign, for whoever wants to sign in: it holds once, and not for long. */
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
 * Signs in with what a browser has signed. 401: there is no such passkey, or it has signed something else; 400: what
 * was to be signed holds no more. A locked and a restricted account are told as to a password.
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
