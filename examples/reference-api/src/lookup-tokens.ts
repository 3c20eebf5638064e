import type { ApiContext } from "./api-env.js";
import { hashOf } from "./token.js";

/** As long as a captcha's token holds. */
const LIFETIME_MS = 2 * 60 * 1000;

export interface LookupTokens {
  /** Lets a person look a subscriber up. @throws Refusal 400 for the field `reCaptchaToken` */
  require(c: ApiContext, token: string): Promise<void>;
  /** Accepts a captcha token of a recent lookup, for one registration. */
  take(token: string): boolean;
}

/**
 * A registration is one submission of a form and has one token; it looks up first whether the address is a
 * subscriber's. A token is verified once, so what the lookup learned of it is remembered for the registration.
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
      if (token) verified.set(hashOf(token), now() + LIFETIME_MS);
    },
    take(token) {
      const expires = verified.get(hashOf(token)) ?? 0;
      verified.delete(hashOf(token));
      return expires > now();
    },
  };
}
