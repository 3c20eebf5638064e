import type { ApiContext } from "./api-env.js";
import { getHash } from "./token.js";

/** Milliseconds for which a captcha token is valid. */
const LIFETIME_MS = 2 * 60 * 1000;

export interface LookupTokens {
  /** Requires a valid captcha token for a subscriber lookup. @throws Refusal 400 for the field `reCaptchaToken` */
  require(c: ApiContext, token: string): Promise<void>;
  /** Accepts a captcha token of a recent lookup, for one registration. */
  take(token: string): boolean;
}

/**
 * One form submission has one captcha token, but makes two calls: the subscriber lookup and the registration.
 * A token can be verified only once, so the lookup remembers it for the registration.
 */
export function createLookupTokens(
  now: () => number,
  verify: (c: ApiContext, token: string) => Promise<void>,
): LookupTokens {
  const verified = new Map<string, number>();
  return {
    async require(c, token) {
      await verify(c, token);
      for (const [old, expires] of verified) if (expires <= now()) verified.delete(old);
      if (token) verified.set(getHash(token), now() + LIFETIME_MS);
    },
    take(token) {
      const expires = verified.get(getHash(token)) ?? 0;
      verified.delete(getHash(token));
      return expires > now();
    },
  };
}
