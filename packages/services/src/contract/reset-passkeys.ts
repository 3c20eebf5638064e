import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { wholeListOf } from "./lenient.js";
import { PasskeySchema } from "./reader-passkeys.js";

/** The token of a reset's link: as long as the link is valid, also after it set the password. */
const TokenSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(512));

const failures = { 400: FailureSchema, 403: FailureSchema, 404: FailureSchema } as const;

/**
 * The passkeys of the account that a reset's link is for, the newest first. A POST keeps the token out of addresses and
 * logs. 400 for the field `token`: the link is too old, or unknown.
 */
export const resetPasskeys = endpoint({
  name: "resetPasskeys",
  method: "POST",
  base: "api",
  path: "user/reset-password/passkeys",
  body: { as: "json", schema: v.object({ token: TokenSchema }) },
  answer: v.object({ passkeys: wholeListOf(PasskeySchema) }),
  failures,
  spec: "beyond-166",
});

/** Removes one of them, and ends the account's sessions. One that is gone already is no failure. */
export const removeResetPasskey = endpoint({
  name: "removeResetPasskey",
  method: "POST",
  base: "api",
  path: "user/reset-password/passkeys/remove",
  body: { as: "json", schema: v.object({ token: TokenSchema, id: v.pipe(v.string(), v.nonEmpty()) }) },
  failures,
  spec: "beyond-166",
});
