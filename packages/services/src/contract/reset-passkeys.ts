import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { getAnswer, getWholeList } from "./lenient.js";
import { PasskeySchema } from "./reader-passkeys.js";

/** Token of a reset link. It works until the link expires, also after the user has set the password. */
const TokenSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(512));

const failures = { 400: FailureSchema, 403: FailureSchema, 404: FailureSchema } as const;

/**
 * Lists the passkeys of the reset link's account, the newest first. A POST keeps the token out of addresses and logs.
 * 400 for the field `token`: the link has expired or is unknown.
 */
export const resetPasskeys = endpoint({
  name: "resetPasskeys",
  method: "POST",
  base: "api",
  path: "user/reset-password/passkeys",
  body: { as: "json", schema: v.object({ token: TokenSchema }) },
  answer: getAnswer({ passkeys: getWholeList(PasskeySchema) }),
  failures,
  spec: "beyond-166",
});

/** Removes a passkey, and ends the account's sessions. An already removed passkey is no failure. */
export const removeResetPasskey = endpoint({
  name: "removeResetPasskey",
  method: "POST",
  base: "api",
  path: "user/reset-password/passkeys/remove",
  body: { as: "json", schema: v.object({ token: TokenSchema, id: v.pipe(v.string(), v.nonEmpty()) }) },
  failures,
  spec: "beyond-166",
});
