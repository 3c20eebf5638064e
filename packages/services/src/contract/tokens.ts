import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";

/** Request header with the value `token`, from pages that use tokens instead of a session cookie (beyond-422). */
export const SESSION_HEADER = "X-Session";

/** Header of an answer with an access token. The page sends it as `Authorization: Bearer …` from then on. */
export const ACCESS_HEADER = "X-Access-Token";

/** Seconds for which the access token of the same answer is valid. A guest's token has none, and is never renewed. */
export const EXPIRES_HEADER = "X-Expires-In";

/** Header of an answer, and of `renewTokens`: a refresh token for browsers that keep no refresh cookie. */
export const REFRESH_HEADER = "X-Refresh-Token";

/**
 * Renews the tokens of a page that uses tokens (beyond-423). The refresh token is in a cookie that no script can read, or in
 * `REFRESH_HEADER`. Each works once: the answer replaces it. 401 means that the sign-in has ended.
 *
 * Tokens are in the headers of the answer, as they are in the answer of every call that signs in. An access token that has
 * expired is refused with 401 by all other calls.
 */
export const renewTokens = endpoint({
  name: "renewTokens",
  method: "POST",
  base: "api",
  path: "session/token",
  failures: { 401: FailureSchema },
  spec: "beyond-423",
});
